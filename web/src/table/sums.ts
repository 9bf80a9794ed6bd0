/** A turn in one line: what was done, the same things together, each with the points that it brought. */
import type { Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import type { Scene } from "./scenes";

interface Group {
  first: Told;
  /** How often it was done, and how many things it moved or placed in all. */
  times: number;
  count: number;
  points: number;
}

/** Deeds that are worth a word: those for which the catalogues have one. */
function groupsOf(texts: Texts, scene: Scene): Group[] {
  const groups = new Map<string, Group>();
  let cause: Group | undefined;
  for (const event of scene.events) {
    const points = event.what === "scored" && event.seat === scene.seat ? Number(event.points ?? 0) : 0;
    if (event.role === "deed") {
      const key = `${event.what} ${String(event.piece ?? "")} ${String(event.other_seat ?? "")}`;
      cause = groups.get(key);
      if (!cause && texts.has(`sum-${event.what}`)) {
        cause = { first: event, times: 0, count: 0, points: 0 };
        groups.set(key, cause);
      }
      if (cause) {
        cause.times += 1;
        cause.count += Number(event.count ?? 1);
      }
    }
    if (cause) cause.points += points;
  }
  return [...groups.values()];
}

export function sumOf(texts: Texts, scene: Scene): string {
  const deeds = groupsOf(texts, scene).map((group) => {
    const { what, piece, other_seat, card, item, quest, clearing } = group.first;
    const facts = { piece, other_seat, card, item, quest, clearing, times: group.times, count: group.count };
    const words = texts.say(`sum-${what}`, facts);
    return group.points ? texts.say("web-sum-points", { deed: words, points: signed(group.points) }) : words;
  });
  const scored = scene.events.findLast((event) => event.what === "scored" && event.seat === scene.seat);
  return texts.say("web-turn-sum", {
    seat: scene.seat,
    turn: scene.turn || undefined,
    deeds: deeds.join(", ") || texts.say("web-turn-nothing"),
    score: scored === undefined ? "none" : Number(scored.score),
  });
}

/** With its sign, as points are gained or lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
