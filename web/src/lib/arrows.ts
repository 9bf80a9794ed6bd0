/** Arrow keys over everything that can be stood on: to the nearest stop in the direction of the key. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** Moves the focus; false if there is nothing in that direction. */
export function step(key: string, root: ParentNode): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const stops = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-stop]")].filter(visible);
  const here = document.activeElement;
  if (!here || !stops.includes(here as HTMLElement)) {
    const first = stops.find((stop) => stop.getAttribute("tabindex") !== "-1") ?? stops[0];
    first?.focus();
    return first !== undefined;
  }
  const [x, y] = middle(here);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === here) continue;
    const [toX, toY] = middle(stop);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const across = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    if (along < 4 || across > along * 4) continue;
    const distance = along + across * 2.5;
    if (distance < least) [best, least] = [stop, distance];
  }
  best?.focus();
  return best !== null;
}

/** Of several points the one that lies most in the direction of a key, at most 60 degrees off. */
export function inDirection<T extends { point: Spot }>(key: string, from: Spot, several: readonly T[]): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let most = 0.5; // cosine
  for (const one of several) {
    const [x, y] = [one.point.x - from.x, one.point.y - from.y];
    const along = (x * way[0] + y * way[1]) / Math.hypot(x, y);
    if (along > most) [best, most] = [one, along];
  }
  return best;
}

interface Spot {
  x: number;
  y: number;
}

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
