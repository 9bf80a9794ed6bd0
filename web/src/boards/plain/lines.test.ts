/** The terminal's lines as blocks. */
import { expect, it } from "vitest";
import { blocks, isAbout } from "./lines";

it("takes indented lines to the one above, and parentheses to what they follow", () => {
  const found = blocks(["Clearing 1, fox. Rule: none.", "M Marquise (you): 8 points", "    Left: 3", "Archives (marsh, 3): maps"]);
  expect(found.map((block) => block.lead)).toEqual(["Clearing 1", "M Marquise (you)", "Archives (marsh, 3)"]);
  expect(found[1]!.more).toEqual(["Left: 3"]);
});

it("knows what a block is about by whole words", () => {
  const [one, other] = blocks(["Clearing 1, fox.", "Clearing 11, mouse."]);
  expect(isAbout(one!, ["1"])).toBe(true);
  expect(isAbout(other!, ["1"])).toBe(false);
});
