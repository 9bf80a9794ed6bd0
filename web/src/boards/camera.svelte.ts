/** What part of a drawing is looked at: wheel, pinch, drag and keys move it; the whole drawing is one key away. */
const CLOSEST = 4;
const STEP = 1.25;
const NEAR = 2.4; // how near a double tap looks
const EDGE = 0.1; // what is revealed stands so far from the edge, of the drawing's size
const FAR = 6; // pixels a pointer may tremble before it drags

interface Spot {
  x: number;
  y: number;
}

export class Camera {
  /** How many times larger than the whole drawing. */
  zoom = $state(1);
  /** The middle of what is seen, in the drawing's units. */
  x = $state(0);
  y = $state(0);
  /** The pointer has moved the drawing: the click that follows means nothing. */
  dragged = false;

  private readonly pointers = new Map<number, Spot>();
  private start: Spot = { x: 0, y: 0 };

  constructor(readonly size: number) {
    this.whole();
  }

  whole(): void {
    this.zoom = 1;
    this.x = this.y = this.size / 2;
  }

  /** The part that is seen, for an element of this shape. */
  box(width: number, height: number): { x: number; y: number; width: number; height: number; scale: number } {
    const scale = (Math.min(width, height) / this.size) * this.zoom;
    return { x: this.x - width / scale / 2, y: this.y - height / scale / 2, width: width / scale, height: height / scale, scale };
  }

  /** Nearer or farther, with one spot of the element staying where it is. */
  magnify(times: number, spot: Spot, width: number, height: number): void {
    const before = this.box(width, height);
    const [x, y] = [before.x + spot.x / before.scale, before.y + spot.y / before.scale];
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * times));
    const after = this.box(width, height);
    this.x = x - spot.x / after.scale + after.width / 2;
    this.y = y - spot.y / after.scale + after.height / 2;
    this.keepInside();
  }

  /** Nearer or farther by a step, towards the middle. */
  step(key: string): boolean {
    if (key === "+" || key === "=") this.near({ x: this.x, y: this.y }, this.zoom * STEP);
    else if (key === "-") this.near({ x: this.x, y: this.y }, this.zoom / STEP);
    else if (key === "Home") this.whole();
    else return false;
    return true;
  }

  /** Looks at a point of the drawing; from near, if nothing else is said. */
  near(point: Spot, zoom = NEAR): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, zoom));
    this.x = point.x;
    this.y = point.y;
    this.keepInside();
  }

  /** Moves as little as needed so that a point is well in sight. */
  reveal(point: Spot, width: number, height: number): void {
    const seen = this.box(width, height);
    const margin = EDGE * this.size;
    this.x += beyond(point.x, seen.x + margin, seen.x + seen.width - margin);
    this.y += beyond(point.y, seen.y + margin, seen.y + seen.height - margin);
    this.keepInside();
  }

  down(id: number, spot: Spot): void {
    this.pointers.set(id, spot);
    this.start = spot;
    this.dragged = false;
  }

  move(id: number, spot: Spot, width: number, height: number): void {
    const last = this.pointers.get(id);
    if (!last) return;
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1];
    if (other) {
      const times = apart(spot, other) / Math.max(1, apart(last, other));
      this.magnify(times, { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 }, width, height);
      this.dragged = true;
    } else if (this.zoom > 1 && (this.dragged || apart(spot, this.start) > FAR)) {
      const { scale } = this.box(width, height);
      this.x -= (spot.x - last.x) / scale;
      this.y -= (spot.y - last.y) / scale;
      this.keepInside();
      this.dragged = true;
    }
    this.pointers.set(id, spot);
  }

  up(id: number): void {
    this.pointers.delete(id);
  }

  private keepInside(): void {
    const half = this.size / 2 / this.zoom;
    this.x = Math.min(this.size - half, Math.max(half, this.x));
    this.y = Math.min(this.size - half, Math.max(half, this.y));
  }
}

const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a value lies below one bound or above another. */
function beyond(value: number, least: number, most: number): number {
  if (least > most) return value - (least + most) / 2;
  return value < least ? value - least : Math.max(0, value - most);
}
