/** Pages by the address's fragment: it never reaches a server's log or a referrer, so it may hold a secret. */

export type Route =
  | { page: "home"; rest: string[] }
  | { page: "table"; table: string }
  | { page: "claim"; kind: "seat" | "invite" | "watch"; table: string; secret: string }
  | { page: "replay"; table: string; at: number | null; seat: string | null }
  | { page: "plays"; game: string; side: string }
  | { page: "law"; book: string; number: string }
  | { page: "operator"; part: string }
  | { page: "lobby"; list: string }
  | { page: "me" }
  | { page: "sign-in"; by: "code" | "link" | "address" | null; secret: string }
  | { page: "letters"; secret: string }
  | { page: "lost" };

const CLAIMS: readonly string[] = ["seat", "invite", "watch"];

export function parse(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#?\/?/, "").split("?", 2);
  const parts = path.split("/").filter(Boolean).map(decode);
  const [page = "", first = "", second = ""] = parts;
  const asked = new URLSearchParams(query);
  if (page === "") return { page: "home", rest: [] };
  if (page === "new" || page === "play" || page === "home") return { page: "home", rest: parts };
  if (page === "t" && first) return { page: "table", table: first };
  if (CLAIMS.includes(page) && first && second) {
    return { page: "claim", kind: page as "seat" | "invite" | "watch", table: first, secret: second };
  }
  if (page === "replay" && first) {
    const at = asked.get("at");
    return { page: "replay", table: first, at: at && /^\d+$/.test(at) ? Number(at) : null, seat: asked.get("seat") };
  }
  if (page === "plays" && first && second) return { page: "plays", game: first, side: second };
  if (page === "operator") return { page: "operator", part: first };
  if (page === "lobby") return { page: "lobby", list: first };
  if (page === "me") return { page: "me" };
  if (page === "sign-in") return { page: "sign-in", by: first ? "link" : null, secret: first };
  if (page === "pair" && first) return { page: "sign-in", by: "code", secret: first };
  if (page === "mail" && first) return { page: "sign-in", by: "address", secret: first };
  if (page === "letters" && first) return { page: "letters", secret: first };
  if (page === "law") return { page: "law", book: first, number: second };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An address without a fragment, as somebody types it, means the page of that name: there is only one document. */
function settle(): void {
  if (location.pathname !== "/") history.replaceState(null, "", `/#${location.pathname}${location.search}`);
}

class Router {
  route = $state<Route>({ page: "lost" });

  constructor() {
    settle();
    this.route = parse(location.hash);
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(fragment: string): void {
    location.hash = fragment;
  }

  /** Go on without leaving the present address in the history, as when it holds a secret. */
  replace(fragment: string): void {
    history.replaceState(null, "", `#${fragment}`);
    this.route = parse(fragment);
  }
}

export const router = new Router();

export const tableLink = (table: string) => `#/t/${encodeURIComponent(table)}`;
/** Where it is told how a seat plays; a second seat of a kind plays like the first. */
export const wayLink = (game: string, seat: string, bot: boolean) =>
  `#/plays/${encodeURIComponent(game)}/${bot ? "bot-" : ""}${encodeURIComponent(seat.replace(/\d$/, ""))}`;
export const lawLink = (book: string, number = "") =>
  `#/law/${encodeURIComponent(book)}${number ? `/${encodeURIComponent(number)}` : ""}`;
export const replayLink = (table: string, at: number | null = null, seat: string | null = null) => {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", String(at));
  if (seat !== null) query.set("seat", seat);
  return `#/replay/${encodeURIComponent(table)}${query.toString() ? `?${query.toString()}` : ""}`;
};
