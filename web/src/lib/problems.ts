/** What went wrong, in words. */
import { ApiError } from "./api";
import type { Problem } from "./messages";
import type { Texts } from "./texts";

/** A sentence for a problem of the server or of the way to it. */
export function explain(texts: Texts, problem: Problem): string {
  if (problem.why) return texts.say("web-refused", { why: problem.why, law: problem.law });
  const own = `web-error-${problem.code}`;
  if (texts.has(own)) return texts.say(own, problem.facts);
  if (!problem.message) return texts.say("web-error-unknown", { code: problem.code });
  return capital(problem.message.replace(/[^.!?]$/, "$&.")); // the server words it
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { code: "fault", message: "" };
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
