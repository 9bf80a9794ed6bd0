/** A board that is but a picture in a page has no page of its own to open. */
import { getContext, setContext } from "svelte";

const PICTURED = Symbol("pictured");
export const setPictured = () => setContext(PICTURED, true);
export const isPictured = () => getContext<boolean | undefined>(PICTURED) ?? false;
