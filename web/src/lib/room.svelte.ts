/** How much room the page has, by the same measures as its style sheets. */
const NARROW = matchMedia("(max-width: 700px)");
const LOW = matchMedia("(max-height: 560px) and (min-width: 480px)");
const MIDDLING = matchMedia("(min-width: 701px) and (max-width: 1203px) and (min-height: 561px)");

class Room {
  /** A phone held upright, or as narrow a window. */
  narrow = $state(NARROW.matches);
  /** A phone on its side, or a page at twice its size. */
  low = $state(LOW.matches);
  /** A tablet: room for a board and a column beside it, no more. */
  middling = $state(MIDDLING.matches);
  /** No room for the log beside the question. */
  readonly small = $derived(this.narrow || this.low);

  constructor() {
    NARROW.addEventListener("change", () => (this.narrow = NARROW.matches));
    LOW.addEventListener("change", () => (this.low = LOW.matches));
    MIDDLING.addEventListener("change", () => (this.middling = MIDDLING.matches));
  }
}

export const room = new Room();
