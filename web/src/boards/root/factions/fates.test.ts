import { expect, test } from "vitest";
import { countedFates, fates } from "./fates";

test("without a choice everything stays", () => {
  expect(fates(["fox", "fox"])).toEqual([
    { what: "fox", fate: "stays" },
    { what: "fox", fate: "stays" },
  ]);
});

test("of equal things the last go, and what comes lies behind", () => {
  expect(fates(["fox", "bird", "fox"], ["bird", "mouse", "fox"])).toEqual([
    { what: "fox", fate: "stays" },
    { what: "bird", fate: "stays" },
    { what: "fox", fate: "goes" },
    { what: "mouse", fate: "comes" },
  ]);
});

test("items are counted", () => {
  expect(countedFates({ tea: 2, boots: 0 }, { tea: 1, boots: 1 })).toEqual([
    { what: "tea", fate: "stays" },
    { what: "tea", fate: "goes" },
    { what: "boots", fate: "comes" },
  ]);
});
