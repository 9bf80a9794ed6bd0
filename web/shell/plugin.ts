/** What stands around the client: the words of its head, the app's manifest, and what is kept for a day without a connection. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { printed } from "./languages.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const TEXTS = "../../src/weald/texts";
const LOCALES = Object.keys(JSON.parse(read(`${TEXTS}/locales.json`)) as object);
const SOURCE = "en"; // what is read before a language is known

const bundles = new Map(
  LOCALES.map((locale) => {
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(printed(read(`${TEXTS}/${locale}/shell.ftl`), locale)));
    return [locale, bundle];
  }),
);

export function say(id: string, locale = SOURCE): string {
  const bundle = bundles.get(locale)!;
  const message = bundle.getMessage(`shell-${id}`);
  if (!message?.value) throw new Error(`shell.ftl of ${locale} has no shell-${id}`);
  return bundle.formatPattern(message.value, {});
}

/** A page with its words: `{{title}}` is the message `shell-title`. */
export function worded(page: string, locale = SOURCE): string {
  const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return page.replaceAll(/\{\{([\w-]+)\}\}/g, (_, id: string) => safe(say(id, locale)));
}

/** The page without a connection says it in every language; offline.js shows the reader's. */
function offline(): string {
  const page = read("offline.html");
  const [main] = /<main[^]*<\/main>/.exec(page)!;
  const each = LOCALES.map((locale) => worded(main.replace("<main", `<main lang="${locale}"${locale === SOURCE ? "" : " hidden"}`), locale));
  return worded(page.replace(main, () => each.join("\n    ")));
}

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const manifest = {
  id: "/",
  name: say("title"),
  short_name: say("title"),
  description: say("about"),
  lang: "en",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#e6d9be", // --table by day, as in theme.css: shell.test.ts compares them
  theme_color: "#e6d9be",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("icon-maskable-512.png", 512, "maskable"),
  ],
};

/** The files that are kept for a day without a connection, by their names at the server. */
export const kept = (): Record<string, string> => ({
  "offline.html": offline(),
  "offline.css": read("offline.css"),
  "offline.js": read("offline.js"),
});

/** The worker keeps them under a name that changes when they do. */
export function worker(files: Record<string, string>): string {
  const all = { ...files, "icon.svg": read("../public/icon.svg") };
  const version = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 12);
  const names = Object.keys(all).map((name) => `/${name}`);
  const words = { '"TURN"': say("turn"), '"TITLE"': say("title") };
  const worded = Object.entries(words).reduce((text, [mark, word]) => text.replace(mark, JSON.stringify(word)), read("worker.js"));
  return worded.replace("VERSION", version).replace('"FILES"', JSON.stringify(names));
}

export const shell = (): Plugin => ({
  name: "weald-shell",
  transformIndexHtml: (page) => worded(page),
  generateBundle() {
    const files = kept();
    const all = { ...files, "worker.js": worker(files), "weald.webmanifest": JSON.stringify(manifest) };
    for (const [fileName, source] of Object.entries(all)) this.emitFile({ type: "asset", fileName, source });
  },
});
