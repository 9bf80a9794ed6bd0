/** The pictures by which a game's seats and options are known before a table is laid; a game may have some, all or none. */
import type { Component } from "svelte";

export interface Pictures {
  /** What the pictures are made of, once on the page. */
  Symbols?: Component;
  Seat?: Component<{ seat: string; size: number }>;
  /** By the kind of an option: a picture of each of its values. */
  values: Readonly<Record<string, Component<{ value: string }>>>;
}

export const NO_PICTURES: Pictures = { values: {} };

const OWN: Record<string, () => Promise<{ pictures: Pictures }>> = {
  root: () => import("./root/pictures"),
};

export async function loadPictures(game: string): Promise<Pictures> {
  return OWN[game] ? (await OWN[game]()).pictures : NO_PICTURES;
}
