import { describe, expect, it } from "vitest";
import { tongue, tongues } from "./tongues";

describe("languages", () => {
  it("are called by the language of the page", () => {
    expect(tongue("de", "en")).toBe("German");
    expect(tongue("de", "de")).toBe("Deutsch");
    expect(tongue("qqq", "en")).toBe("qqq");
  });

  it("to choose from are those of the browser, the house and many people, each once", () => {
    const codes = tongues("en", ["eo", "en-GB", "x-klingon"]).map(([code]) => code);
    expect(codes).toContain("eo");
    expect(codes).not.toContain("x");
    expect(codes.filter((code) => code === "en")).toHaveLength(1);
  });
});
