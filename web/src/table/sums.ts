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

/** Deeds that are worth a word: those for which the catalogues have one; and the points that none of them brought. */
function groupsOf(texts: Texts, scene: Scene): { groups: Group[]; other: number } {
  const groups = new Map<string, Group>();
  let cause: Group | undefined;
  let other = 0;
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
    else other += points;
  }
  return { groups: [...groups.values()], other };
}

/** `goesOn`: nothing has followed the turn yet. */
export function sumOf(texts: Texts, scene: Scene, goesOn = false): string {
  const { groups, other } = groupsOf(texts, scene);
  const deeds = groups.map((group) => {
    const { what, piece, other_seat, card, item, quest, clearing } = group.first;
    const facts = { piece, other_seat, card, item, quest, clearing, times: group.times, count: group.count };
    const words = texts.say(`sum-${what}`, facts);
    return group.points ? texts.say("web-sum-points", { deed: words, points: signed(group.points) }) : words;
  });
  if (other) deeds.push(texts.say("web-sum-points", { deed: texts.say("web-sum-scored"), points: signed(other) }));
  const scored = scene.events.findLast((event) => event.what === "scored" && event.seat === scene.seat);
  return texts.say("web-turn-sum", {
    seat: scene.seat,
    turn: scene.turn || undefined,
    deeds: deeds.join(", ") || texts.say(goesOn ? "web-turn-nothing-yet" : "web-turn-nothing"),
    score: scored === undefined ? "none" : Number(scored.score),
  });
}

/** With its sign, as points are gained or lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}
