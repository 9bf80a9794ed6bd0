/** Where cards come from and where they go, as the news tell it. */
import type { Told } from "@/lib/messages";
import { landing, type Layout, type Lying } from "./layout";
import { BACK_STRENGTH, printedCard, type Seat } from "./view";

export interface Point {
  x: number;
  y: number;
}
/** A card is turned over where it lies, or it travels from or to a place. */
export type Way = "turn" | Point;

const OUT = 20; // so far beyond the edge that nothing is left of it

export const spot = (card: Lying) => `${card.seat}/${card.theater}/${card.place}`;

/** Its owner's edge of the table, straight before it. */
function edge(card: Lying, found: Layout): Point {
  return { x: card.x, y: card.seat === found.near ? found.height + OUT : -card.height - OUT };
}

/** How a card comes: `before` are the spots where cards lay in the moment before. */
export function arrival(card: Lying, before: ReadonlySet<string>, news: readonly Told[], found: Layout): Way {
  if (before.has(spot(card))) return "turn";
  const move = news.find((event) => event.what === "moved" && event.seat === card.seat && event.theater === card.theater);
  const old = found.columns.find((column) => column.theater === move?.from_theater);
  return old ? { x: old.x, y: card.y } : edge(card, found);
}

/** How a card goes that lay here: into a hand again, under the next deck, or nowhere, if it now lies elsewhere. */
export function departure(card: Lying, news: readonly Told[], found: Layout): Way | null {
  if (found.cards.some((other) => spot(other) === spot(card))) return "turn";
  const about = (what: string, key: string) =>
    news.some((event) => event.what === what && event.seat === card.seat && event[key] === card.theater);
  if (about("moved", "from_theater")) return null;
  if (about("returned", "theater")) return edge(card, found);
  return { x: found.width + OUT, y: card.y };
}

/** Cards that were destroyed the moment they were played: each where it would have come to lie. */
export function destroyed(news: readonly Told[], found: Layout): Lying[] {
  return news
    .filter((event) => event.what === "destroyed")
    .flatMap((event) => {
      const column = found.columns.find((one) => one.theater === event.theater);
      if (!column) return [];
      const seat = event.seat as Seat;
      const id = String(event.card ?? "");
      const faceup = id !== "" && news.some((other) => other.what === "deployed" && other.card === id);
      return {
        ...landing(found, column, seat),
        key: `${String(event.at)}/${String(event.step)}/${seat}/${column.theater}`,
        seat,
        theater: column.theater,
        place: 0,
        id,
        faceup,
        strength: faceup ? printedCard(id).strength : BACK_STRENGTH,
        uncovered: true,
      };
    });
}
