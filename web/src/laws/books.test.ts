import { describe, expect, it } from "vitest";
import { bookOf, BOOKS, chapterOf, loadBook, pieces, search, type Law } from "./books";

const laws: Law[] = [
  { book: "root", number: "4.3", title: "Battle", text: "Two dice are thrown." },
  { book: "root", number: "4.3.1", title: "Ambush", text: "The defender may play a card before the battle." },
  { book: "root", number: "4.30", title: "Elsewhere", text: "Nothing of the kind." },
  { book: "root", number: "6.1", title: "Recruit", text: "After a battle, rest." },
];

describe("search", () => {
  it("finds a number and what stands below it, and no longer number", () =>
    expect(search(laws, "4.3").map((law) => law.number)).toEqual(["4.3", "4.3.1"]));
  it("puts titles before texts", () =>
    expect(search(laws, "BATTLE").map((law) => law.number)).toEqual(["4.3", "4.3.1", "6.1"]));
  it("wants every word", () => expect(search(laws, "battle card").map((law) => law.number)).toEqual(["4.3.1"]));
  it("takes the apostrophe of keyboards for the printed one, and the other way round", () => {
    const printed = { book: "root", number: "8.2", title: "L’Alleanza", text: "C'è simpatia." };
    for (const wanted of ["l'alleanza", "l’alleanza", "c'è", "c’è"]) expect(search([printed], wanted)).toEqual([printed]);
  });
  it("answers nothing to nothing", () => expect(search(laws, "  ")).toEqual([]));
});

describe("numbers", () => {
  it.each([
    ["5.4.1", "5"],
    ["A3", "A"],
    ["K7.5", "K7"],
    ["K1", "K1"],
    ["C.2", "C"],
  ])("%s stands in chapter %s", (number, chapter) => expect(chapterOf(number)).toBe(chapter));
  it("belong to the bots if they begin with K", () => {
    expect(bookOf("K4.5", "root")).toBe("clockwork");
    expect(bookOf("4.5", "clockwork")).toBe("root");
    expect(bookOf("5.4", "critters")).toBe("critters");
  });
  it("are cut out of a text", () =>
    expect(pieces("As in [K4.5], or [A].")).toEqual([
      { text: "As in " },
      { law: "K4.5" },
      { text: ", or " },
      { law: "A" },
      { text: "." },
    ]));
});

describe("books", () => {
  it("stand in order, those of one game together", () =>
    expect(BOOKS).toEqual(["critters", "defenders", "root", "clockwork"]));
  it.each([...BOOKS])("%s has words for every law and chapter", async (name) => {
    const book = await loadBook(name)!;
    expect(book.laws.length).toBeGreaterThan(50);
    expect(book.laws.filter((law) => !law.text || !law.title)).toEqual([]);
    const chapters = new Set(book.laws.map((law) => chapterOf(law.number)));
    expect([...chapters].filter((key) => !book.texts.has(`chapter-${key}`))).toEqual([]);
  });
  it("that nobody wrote cannot be read", () => expect(loadBook("chess")).toBeNull());
});

it.each(["uk", "it"])("the laws in %s have printed apostrophes", async (tag) => {
  const { laws: read } = (await loadBook("root", tag))!;
  const all = read.map((law) => law.text).join();
  expect(all).toContain("’");
  expect(all).not.toContain("'");
});
