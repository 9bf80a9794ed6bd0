/** The tracks of the faction boards, from the printed boards: what every space costs and gives. */
import boards from "../../../../../src/weald/games/root/data/boards.json";
import clockwork from "../../../../../src/weald/games/root/data/clockwork.json";
import type { SeatView } from "../view";

/** How a track pays, which is also how it is told: `track-<way>`. */
export type Way = "wood" | "supporters" | "post" | "placed" | "evening" | "roosts" | "ritual" | "recruits" | "markets";

export interface Space {
  cost?: number;
  /** Points, or on a track of recruits how many come. */
  gives?: number;
  /** Whether its piece, once gone, lets one more card be drawn. */
  card?: boolean;
}

export interface Track {
  piece: string;
  way: Way;
  spaces: Space[];
  /** How many spaces are empty, from the left. */
  empty: number;
}

const SUITS = ["fox", "rabbit", "mouse"] as const;
const BUILDINGS = ["sawmill", "workshop", "recruiter"] as const;
const { bots } = clockwork;

/** Where a row of sums by pieces on the map grows: the space of that piece brings the rest. */
const grows = (sums: readonly number[], space: number) => sums[space + 1]! > sums[space]!;

/** The spaces of a track by what pieces on the map are worth: none, one, two. */
function worth(sums: readonly number[], draws: readonly number[] = []): Space[] {
  return sums.slice(1).map((gives, space) => ({ gives, card: draws.length > 0 && grows(draws, space) }));
}

function track(told: SeatView, piece: string, way: Way, spaces: Space[]): Track {
  return { piece, way, spaces, empty: spaces.length - (told.stock[piece] ?? 0) };
}

function people(seat: string, told: SeatView): Track[] {
  const { marquise, eyrie, alliance, cult, riverfolk } = boards;
  switch (seat) {
    case "marquise":
      return BUILDINGS.map((piece) => {
        const spaces = marquise.points[piece].map((gives, space) => ({
          cost: marquise.wood_cost[space],
          gives,
          card: piece === "recruiter" && grows(marquise.draw_by_recruiters, space),
        }));
        return track(told, piece, "wood", spaces);
      });
    case "eyrie":
      return [track(told, "roost", "roosts", worth(eyrie.points_by_roosts, eyrie.draw_by_roosts))];
    case "alliance": {
      const spaces = alliance.points.map((gives, space) => ({ cost: alliance.supporter_cost[space], gives }));
      return [track(told, "sympathy", "supporters", spaces)];
    }
    case "cult":
      return SUITS.map((suit) =>
        track(told, `${suit}-garden`, "ritual", worth(cult.points_by_gardens, cult.draw_by_gardens)),
      );
    case "riverfolk":
      return SUITS.map((suit) => {
        const spaces = Array.from({ length: riverfolk.tokens[`${suit}-post`] }, () => ({ gives: riverfolk.post_points }));
        return track(told, `${suit}-post`, "post", spaces);
      });
    default:
      return [];
  }
}

function robots(seat: string, told: SeatView): Track[] {
  switch (seat) {
    case "marquise":
      return BUILDINGS.map((piece) => track(told, piece, "evening", worth(bots.marquise.points)));
    case "eyrie":
      return [track(told, "roost", "evening", worth(bots.eyrie.points))];
    case "alliance":
      return [track(told, "sympathy", "placed", bots.alliance.points.map((gives) => ({ gives })))];
    case "cult":
      return SUITS.map((suit) => track(told, `${suit}-garden`, "evening", worth(bots.cult.points)));
    case "riverfolk":
      return SUITS.map((suit) => track(told, `${suit}-post`, "placed", bots.riverfolk.points.map((gives) => ({ gives }))));
    case "duchy": {
      const markets = Array.from({ length: boards.duchy.buildings.market }, (_, space) => ({ gives: space + 1 }));
      return [track(told, "citadel", "recruits", worth(bots.duchy.icons)), track(told, "market", "markets", markets)];
    }
    default:
      return [];
  }
}

export function tracksOf(seat: string, told: SeatView): Track[] {
  return told.bot ? robots(seat, told) : people(seat, told);
}

/** What a track says in words: what it gives now, and the next piece's cost and gain. */
export function trackFacts({ spaces, empty }: Track): Record<string, number> {
  const next = spaces[empty];
  return {
    left: spaces.length - empty,
    empty,
    now: spaces[empty - 1]?.gives ?? 0,
    cost: next?.cost ?? 0,
    gives: next?.gives ?? 0,
    cards: spaces.slice(0, empty).filter((space) => space.card).length,
  };
}
