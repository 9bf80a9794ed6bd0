/** Every drawing of the house is in one hand: the colours of the theme, the pens of Symbols.svelte, each thing once. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const drawings = import.meta.glob<string>("../**/*.svg", { query: "?raw", import: "default", eager: true });
const theme = new Set([...here("../theme.css").matchAll(/^ {2}--([\w-]+): light-dark/gm)].map((found) => found[1]));
const pens = here("./Symbols.svelte");

describe.each(Object.entries(drawings))("%s", (_path, drawn) => {
  it("uses the theme's colours and no others", () => {
    for (const [, paint] of drawn.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
      if (paint === "currentColor") continue;
      expect(theme).toContain(/^var\(--([\w-]+)\)$/.exec(paint!)?.[1]);
    }
    expect(drawn).not.toMatch(/style|(?<!href=")#[0-9a-f]{3}|rgb/);
  });

  it("knows every pen that it draws with", () => {
    const named = new Set([...drawn.matchAll(/class="([^"]*)"/g)].flatMap((found) => found[1]!.split(" ")));
    for (const pen of named) expect(pens).toContain(`symbol .${pen}`);
  });

  it("draws each thing once", () => {
    const ids = [...drawn.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]!);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
