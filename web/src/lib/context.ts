/** What every component may ask for without being handed it. */
import { getContext, setContext } from "svelte";
import type { Texts } from "./texts";

const TEXTS = Symbol("texts");

/** A page below sets the texts of its game over those of the house. */
export function setTexts(texts: () => Texts): void {
  setContext(TEXTS, texts);
}

/** The texts of the page; call it while a component is made, and the result whenever words are wanted. */
export function useTexts(): () => Texts {
  return getContext<() => Texts>(TEXTS);
}

const LAWS = Symbol("laws");

/** A page that can show a law in its place says how. */
export function setLaws(open: (number: string) => void): void {
  setContext(LAWS, open);
}

export function useLaws(): ((number: string) => void) | undefined {
  return getContext<((number: string) => void) | undefined>(LAWS);
}
