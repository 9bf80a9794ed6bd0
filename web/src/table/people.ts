/** Who sits where, in a word or two. */
import type { SeatInfo } from "@/lib/messages";
import type { Texts } from "@/lib/texts";

/** Whether a person sits there or may yet: their answers are nobody else's to give. */
export function isPerson(seat: SeatInfo): boolean {
  return seat.mine || seat.player === "person" || seat.player === "open";
}

/** The seats that play themselves by their law, in a word: nobody answers for them. */
export function robotsOf(info: { seats: SeatInfo[] } | null): string {
  return (info?.seats ?? []).flatMap((seat) => (seat.player === "bot" ? [seat.name] : [])).join(" ");
}

export function whoSits(texts: Texts, seat: SeatInfo, several: boolean): string {
  if (seat.mine && !several) return texts.say("web-you");
  if (seat.who) return seat.who;
  if (seat.mine) return texts.say("web-you");
  const id = `web-who-${seat.player}`;
  return texts.has(id) ? texts.say(id) : texts.say("web-who-computer");
}
