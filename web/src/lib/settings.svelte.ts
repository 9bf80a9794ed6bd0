/** What this browser remembers about how its reader likes things. */

export type Theme = "auto" | "light" | "dark";
/** How fast the turns of others are told: a step when the reader says so, calmly, fast, or all at once. */
export type Pace = "step" | "slow" | "fast" | "off";

interface Kept {
  theme: Theme;
  /** Answer by itself where nothing can be chosen. */
  trivial: boolean;
  notify: boolean;
  motion: boolean;
  /** After an absence: show what was missed step by step, or jump. */
  catchUp: boolean;
  pace: Pace;
  /** Ask once before something is ended while more can be done. */
  leftovers: boolean;
  /** How strong the computers are that somebody plays with, unless a seat says otherwise. */
  level: string;
}

const KEY = "weald-settings";
const USUAL: Kept = { theme: "auto", trivial: false, notify: false, motion: true, catchUp: true, pace: "fast", leftovers: true, level: "normal" };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(read());

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces may travel. */
export function moves(): boolean {
  return settings.motion && !still.matches;
}

/** Applies what concerns the whole page and keeps everything; once, for as long as the page lives. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion ? "on" : "off";
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // no storage: the settings last as long as the page
      }
    });
  });
}
