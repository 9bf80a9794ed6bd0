import { describe, expect, it } from "vitest";
import { distance, groundOf, RADIUS, SIZE } from "./ground";

describe.each(["autumn", "winter", "lake", "mountain"] as const)("the ground of %s", (name) => {
  const ground = groundOf(name);

  it("has twelve clearings that do not touch", () => {
    expect(ground.places).toHaveLength(12);
    ground.places.forEach((one, index) => {
      for (const other of ground.places.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(2 * RADIUS);
    });
  });

  it("keeps them on the paper", () => {
    for (const { x, y } of ground.places) {
      expect(Math.min(x, y, SIZE - x, SIZE - y)).toBeGreaterThan(RADIUS);
    }
  });

  it("gives every forest a heart of its own, away from clearings", () => {
    ground.forests.forEach(({ heart }, index) => {
      for (const place of ground.places) expect(distance(place, heart)).toBeGreaterThan(RADIUS);
      for (const other of ground.forests.slice(index + 1)) expect(distance(other.heart, heart)).toBeGreaterThan(60);
    });
  });

  it("plants no tree on a clearing or over the heart of a forest, and always the same trees", () => {
    for (const tree of ground.trees) {
      for (const place of ground.places) expect(distance(place, tree)).toBeGreaterThan(RADIUS);
      for (const { heart } of ground.forests) expect(distance(heart, tree)).toBeGreaterThan(20);
    }
    expect(ground.trees.length).toBeGreaterThan(100);
  });

  it("hides no forest's name behind a crown", () => {
    for (const { x, y, size } of ground.trees) {
      const crown = { x, y: y - 14 * size };
      for (const { heart } of ground.forests) {
        expect(Math.abs(crown.x - heart.x) > 60 || Math.abs(crown.y - heart.y) > 30).toBe(true);
      }
    }
  });
});
