/** One module for each language, with what fetches its catalogues: a page knows the files of its own language alone. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const TEXTS = fileURLToPath(new URL("../../src/weald/texts", import.meta.url));
const NAME = "virtual:languages"; // of all languages; `virtual:languages/uk` is one of them

const LISTED = JSON.parse(readFileSync(`${TEXTS}/locales.json`, "utf8")) as Record<string, { apostrophe?: string }>;

/** A text of a language as readers see it: catalogues are written with the apostrophe of keyboards (see locales.py). */
export const printed = (text: string, tag: string) => text.replaceAll(/(?<=\p{L})'/gu, LISTED[tag]!.apostrophe ?? "'");

const list = (entries: string[]) => `export default {\n${entries.join(",\n")}\n};`;

function all(): string {
  return list(Object.keys(LISTED).map((tag) => `${JSON.stringify(tag)}: () => import("${NAME}/${tag}").then((found) => found.default)`));
}

function one(tag: string): string {
  const files = readdirSync(`${TEXTS}/${tag}`).filter((file) => file.endsWith(".ftl")).sort();
  const fetched = (file: string) => `import(${JSON.stringify(`${TEXTS}/${tag}/${file}?raw`)}).then((found) => found.default)`;
  return list(files.map((file) => `${JSON.stringify(file.slice(0, -".ftl".length))}: () => ${fetched(file)}`));
}

export const languages = (): Plugin => ({
  name: "weald-languages",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  transform: (code, id) => {
    const [, tag] = /\/texts\/(\w+)\/[\w-]+\.ftl\?raw$/.exec(id) ?? [];
    return tag ? { code: printed(code, tag), map: null } : null;
  },
  load: (id) => (id === `\0${NAME}` ? all() : id.startsWith(`\0${NAME}/`) ? one(id.slice(NAME.length + 2)) : null),
});
