/** Standing answers in words, and the choices for new ones. */
import type { Question } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import type { FormTold, StandingAsked, StandingSaid } from "@/lib/wire";

/** A choice of a list: what it stands for, and its words. */
export interface Choice<T> {
  value: T;
  words: string;
}

export type Answer = Pick<StandingSaid, "verb" | "words">;

const answerText = (texts: Texts, ask: string, answer: Answer) => texts.say(`standing-${ask}-${answer.verb}`, answer.words);

const placeText = (texts: Texts, where: Record<string, string>) => {
  const [fact] = Object.keys(where);
  return fact === undefined ? texts.say("web-standing-anywhere") : texts.say(`web-standing-${fact}`, where);
};

/** One of the reader's answers as a sentence. */
export function lineOf(texts: Texts, said: StandingSaid, asked: StandingAsked | undefined): string {
  return texts.say("web-standing-line", {
    question: texts.say(`standing-${said.ask}`),
    answer: answerText(texts, said.ask, said),
    place: asked && Object.keys(asked.where).length ? placeText(texts, said.where ?? {}) : undefined,
    scope: texts.say(said.turn ? "web-standing-turn" : "web-standing-game"),
  });
}

/** Everything that can be answered to a question once for all. */
export function answersTo(texts: Texts, asked: StandingAsked): Choice<Answer>[] {
  return asked.forms.flatMap((form) => ofForm(texts, asked.ask, form)).map((value) => ({ value, words: answerText(texts, asked.ask, value) }));
}

function ofForm(texts: Texts, ask: string, form: FormTold): Answer[] {
  const { verb } = form;
  const fixed = Object.entries(form.words).flatMap(([word, values]) => values.map((value) => ({ verb, words: { [word]: value } })));
  const loose = !fixed.length || texts.has(`standing-${ask}-${verb}-bare`);
  return loose ? [{ verb, words: {} }, ...fixed] : fixed;
}

/** Where a question can come: anywhere, and each place; first where it is put just now. */
export function placesOf(texts: Texts, asked: StandingAsked, now: Question | null): Choice<Record<string, string>>[] {
  const places = Object.entries(asked.where).flatMap(([fact, values]) => {
    const here = now?.ask === asked.ask ? String(now.facts[fact] ?? "") : "";
    const sorted = [...values.filter((value) => value === here), ...values.filter((value) => value !== here)];
    return sorted.map((value) => ({ [fact]: value }));
  });
  return places.length ? [{}, ...places].map((value) => ({ value, words: placeText(texts, value) })) : [];
}
