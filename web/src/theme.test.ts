/** Every pair of colours that meets on the page can be told apart, by day and by night. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

type Colours = Record<string, string>;
const day: Colours = {};
const night: Colours = {};
for (const [, name, first, second] of css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)) {
  day[name!] = first!;
  night[name!] = second!;
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const GROUNDS = ["table", "paper", "card", "glow"];
const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["quiet", ground],
    ["accent", ground],
  ]),
  ...["air", "land", "sea"].flatMap((theater): [string, string][] => [
    [theater, `${theater}-ground`],
    ["ink", `${theater}-ground`],
    ["ink", `${theater}-far`],
  ]),
  ["warning", "card"],
  ["warning", "paper"],
  ["on-accent", "accent"],
  ["on-warning", "warning"],
  ["paper", "ink"],
];
const SHAPES: [string, string][] = [
  ...["paper", "card", "table"].flatMap((ground): [string, string][] => [
    ["edge", ground],
    ["focus", ground],
    ["point", ground],
    ["near", ground],
    ["far", ground],
  ]),
  ...["fox", "rabbit", "mouse", "bird"].flatMap((suit): [string, string][] => [
    [suit, "paper"],
    [suit, "card"],
  ]),
];

describe.each([
  ["by day", day],
  ["by night", night],
])("%s", (_when, colours) => {
  it.each(TEXT)("%s can be read on %s", (ink, ground) => {
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPES)("%s can be seen on %s", (line, ground) => {
    expect(contrast(colours[line]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

it("names every colour for day and for night", () => {
  const declared = [...css.matchAll(/--[\w-]+:/g)];
  const both = [...css.matchAll(/--[\w-]+: light-dark\((#[0-9a-f]{6}|rgb\([^)]*\)), (#[0-9a-f]{6}|rgb\([^)]*\))\);/g)];
  expect(both.length).toBe(declared.length);
});

it("is day or night by the reader's choice, else by the system's", () => {
  const schemes = [...css.matchAll(/(:root[^{]*) \{\s*color-scheme: ([\w ]+);/g)].map((rule) => [rule[1], rule[2]]);
  expect(schemes).toEqual([
    [":root", "light dark"],
    [':root[data-theme="light"]', "light"],
    [':root[data-theme="dark"]', "dark"],
  ]);
});
