import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";

describe("the camera", () => {
  it("shows the whole drawing in an element of any shape", () => {
    const camera = new Camera(1000);
    expect(camera.box(500, 250)).toEqual({ x: -500, y: 0, width: 2000, height: 1000, scale: 0.25 });
  });

  it("keeps the spot under the pointer while it comes nearer", () => {
    const camera = new Camera(1000);
    camera.magnify(2, { x: 100, y: 200 }, 500, 500);
    const box = camera.box(500, 500);
    expect(box.x + 100 / box.scale).toBeCloseTo(200);
    expect(box.y + 200 / box.scale).toBeCloseTo(400);
  });

  it("never leaves the drawing, nor comes closer or farther than it should", () => {
    const camera = new Camera(1000);
    camera.magnify(100, { x: 0, y: 0 }, 500, 500);
    expect(camera.zoom).toBe(4);
    camera.down(1, { x: 250, y: 250 });
    camera.move(1, { x: 5000, y: 5000 }, 500, 500);
    expect([camera.x, camera.y]).toEqual([125, 125]);
    expect(camera.dragged).toBe(true);
    camera.step("Home");
    expect([camera.zoom, camera.x]).toEqual([1, 500]);
  });

  it("follows two fingers", () => {
    const camera = new Camera(1000);
    camera.down(1, { x: 200, y: 250 });
    camera.down(2, { x: 300, y: 250 });
    camera.move(2, { x: 400, y: 250 }, 500, 500);
    expect(camera.zoom).toBeCloseTo(2);
  });

  it("comes near a point, and moves only as far as needed to show another", () => {
    const camera = new Camera(1000);
    camera.near({ x: 500, y: 500 });
    expect(camera.zoom).toBeGreaterThan(2);
    camera.reveal({ x: 520, y: 500 }, 500, 500);
    expect([camera.x, camera.y]).toEqual([500, 500]);
    camera.reveal({ x: 900, y: 500 }, 500, 500);
    const box = camera.box(500, 500);
    expect(box.x + box.width).toBeGreaterThanOrEqual(1000 - 0.001);
    expect(camera.y).toBe(500);
    camera.step("Home");
    expect(camera.zoom).toBe(1);
  });
});
