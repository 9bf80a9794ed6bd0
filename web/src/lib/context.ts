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
