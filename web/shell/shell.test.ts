/** The app can be installed, in the colours of the house; the worker keeps the words for a day without a connection and nothing else. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { printed } from "./languages";
import { kept, manifest, say, worded, worker } from "./plugin";

const file = (path: string) => readFileSync(new URL(path, import.meta.url));
const theme = file("../src/theme.css").toString();
const [, day, night] = /--table: light-dark\((#\w+), (#\w+)\)/.exec(theme)!;

/** Width and height of a PNG, by its head. */
function size(name: string): string {
  const head = file(`../public/${name}`);
  expect(head.subarray(1, 4).toString()).toBe("PNG");
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

it("prints the apostrophe of a language, and leaves what is typed", () => {
  expect(printed("dell'Ordine: pip install 'weald[play]'", "it")).toBe("dell’Ordine: pip install 'weald[play]'");
  expect(printed("п'ять", "uk")).toBe("п’ять");
  expect(printed("the bot's law", "en")).toBe("the bot's law");
});

it("has every icon that it names, in the size it names", () => {
  for (const icon of manifest.icons) {
    if (icon.type === "image/png") expect(size(icon.src.slice(1))).toBe(icon.sizes);
    else expect(file(`../public${icon.src}`).toString()).toContain("<svg");
  }
  expect(manifest.icons.map((icon) => icon.purpose)).toContain("maskable");
  expect(size("apple-touch-icon.png")).toBe("180x180");
});

it("is shared with a picture that is not heavy", () => {
  const page = worded(file("../index.html").toString());
  expect(page).toContain('property="og:image" content="/share.jpg"');
  expect(page).not.toContain("{{");
  const picture = file("../public/share.jpg");
  expect(picture.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  expect(picture.length).toBeGreaterThan(20_000);
  expect(picture.length).toBeLessThan(120_000);
});

it("wears the colours of the table", () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([day, day]);
  const page = file("../index.html").toString();
  for (const colour of [day, night]) expect(page).toContain(`name="theme-color" content="${colour}"`);
  const known = new Set(theme.match(/#\w{6}/g));
  for (const colour of kept()["offline.css"]!.match(/#\w{6}/g)!) expect(known).toContain(colour);
});

it("keeps the page without a connection and what it shows, under a name that changes with them", () => {
  const files = kept();
  expect(files["offline.html"]).toContain(say("offline-more"));
  const made = worker(files);
  const names = JSON.parse(/FILES = (\[.*\]);/.exec(made)![1]!) as string[];
  for (const [, wanted] of files["offline.html"]!.matchAll(/(?:src|href)="([^"]*)"/g)) expect(names).toContain(wanted);
  expect(names).toContain("/offline.html");
  expect(worker({ ...files, "offline.css": "" })).not.toBe(made);
});
