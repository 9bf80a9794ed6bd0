/** A long press looks at a thing from near; so does the menu key, or the other button of a mouse. */
const LONG = 450; // milliseconds
const FAR = 8; // pixels that a pointer may tremble

export function longPress(look: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    const off = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let looked = false;
    const listen = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      node.addEventListener(kind, hear, { signal: off.signal, capture });
    const cancel = () => clearTimeout(timer);
    listen("pointerdown", (event) => {
      cancel();
      looked = false;
      if (!event.isPrimary || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    });
    listen("pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) cancel();
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const) listen(kind, cancel);
    listen(
      "click",
      (event) => {
        if (!looked || event.detail === 0) return; // the click that ends a long press means nothing more
        looked = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    listen("contextmenu", (event) => {
      cancel();
      event.preventDefault();
      if (!looked) look();
      looked = false;
    });
    return () => {
      cancel();
      off.abort();
    };
  };
}
