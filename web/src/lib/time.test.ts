import { describe, expect, it } from "vitest";
import { ago } from "./time";

describe("ago", () => {
  const now = Date.parse("2026-01-10T12:00:00Z");
  it.each([
    ["2026-01-10T11:59:40Z", ""],
    ["2026-01-10T11:58:30Z", "1 minute ago"],
    ["2026-01-10T07:00:00Z", "5 hours ago"],
    ["2026-01-07T11:00:00Z", "3 days ago"],
    ["2026-01-10T12:00:05Z", ""],
  ])("%s is told as “%s”", (since, words) => expect(ago(since, now)).toBe(words));
  it("says nothing where nothing is known", () => expect(ago(null, now)).toBe(""));
});
