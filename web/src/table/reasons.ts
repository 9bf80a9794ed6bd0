/** Why one choice is better than another, in words: what there is more of and less of. */
import type { Texts } from "@/lib/texts";
import type { ReasonTold } from "@/lib/wire";

export const percent = (chance: number) => Math.round(100 * chance);

/** Reasons in a row. */
export function row(texts: Texts, reasons: readonly ReasonTold[]): string {
  const words = reasons.map(({ what, by }) => {
    const ground = texts.say(`ground-${what}`);
    return texts.say(by > 0 ? "advice-more" : "advice-less", { ground, by: Math.abs(by) });
  });
  return words.join(", ");
}

/** What speaks for a choice, and what against it. The first is compared with the second, the others with the first. */
export function sentences(texts: Texts, reasons: readonly ReasonTold[], first: boolean): string[] {
  const good = reasons.filter((one) => one.good);
  const bad = reasons.filter((one) => !one.good);
  const found = [];
  if (good.length) found.push(texts.say(first ? "advice-for" : "advice-for-other", { reasons: row(texts, good) }));
  if (bad.length) found.push(texts.say("advice-against", { reasons: row(texts, bad) }));
  return found.length ? found : [texts.say("advice-even")];
}
