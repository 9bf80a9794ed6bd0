import { expect, test } from "vitest";
import { kindOf, moment } from "./desk";

test("an address is told from a guest", () => {
  expect(kindOf(" 192.0.2.7 ")).toEqual({ whom: "192.0.2.7", kind: "address" });
  expect(kindOf("2001:db8::/48").kind).toBe("address");
  expect(kindOf("0123456789abcdef").kind).toBe("guest");
});

test("a moment that is none is told as it is", () => {
  expect(moment("soon")).toBe("soon");
  expect(moment("2026-01-02T03:04:05.000Z")).toContain("2026");
});
