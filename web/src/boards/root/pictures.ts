/** Root before a table is laid: heads, maps, characters. */
import type { Pictures } from "../pictures";
import Symbols from "./art/Symbols.svelte";
import CharacterPicture from "./CharacterPicture.svelte";
import Mark from "./Mark.svelte";
import MapPicture from "./map/MapPicture.svelte";

export const pictures: Pictures = { Symbols, Seat: Mark, values: { map: MapPicture, character: CharacterPicture } };
