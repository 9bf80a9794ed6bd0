import { describe, expect, it } from "vitest";
import { bytes, text } from "./person";

describe("bytes in base64url", () => {
  it("come back as they were, whatever they are", () => {
    const all = Uint8Array.from({ length: 256 }, (_, place) => place);
    for (const length of [0, 1, 2, 3, 64, 256]) {
      const some = all.slice(0, length);
      expect(bytes(text(some.buffer))).toEqual(some);
    }
  });

  it("need no escaping", () => {
    expect(text(Uint8Array.from([251, 255, 254]).buffer)).toBe("-__-");
    expect(text(Uint8Array.from([0]).buffer)).toBe("AA");
  });
});
