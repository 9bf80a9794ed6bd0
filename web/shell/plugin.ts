/** What stands around the client: the words of its head, the app's manifest, and what is kept for a day without a connection. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(read("../../src/weald/texts/en/shell.ftl")));

export function say(id: string): string {
  const message = bundle.getMessage(`shell-${id}`);
  if (!message?.value) throw new Error(`shell.ftl has no shell-${id}`);
  return bundle.formatPattern(message.value, {});
}

/** A page with its words: `{{title}}` is the message `shell-title`. */
export function worded(page: string): string {
  const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return page.replaceAll(/\{\{([\w-]+)\}\}/g, (_, id: string) => safe(say(id)));
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
  "offline.html": worded(read("offline.html")),
  "offline.css": read("offline.css"),
  "offline.js": read("offline.js"),
});

/** The worker keeps them under a name that changes when they do. */
export function worker(files: Record<string, string>): string {
  const all = { ...files, "icon.svg": read("../public/icon.svg") };
  const version = createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, 12);
  const names = Object.keys(all).map((name) => `/${name}`);
  return read("worker.js").replace("VERSION", version).replace('"FILES"', JSON.stringify(names));
}

export const shell = (): Plugin => ({
  name: "weald-shell",
  transformIndexHtml: worded,
  generateBundle() {
    const files = kept();
    const all = { ...files, "worker.js": worker(files), "weald.webmanifest": JSON.stringify(manifest) };
    for (const [fileName, source] of Object.entries(all)) this.emitFile({ type: "asset", fileName, source });
  },
});
