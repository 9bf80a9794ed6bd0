/** What went wrong, in words. */
import { ApiError } from "./api";
import type { Problem } from "./messages";
import type { Texts } from "./texts";

/** A sentence for a problem of the server or of the way to it. */
export function explain(texts: Texts, problem: Problem): string {
  if (problem.why) return texts.say("web-refused", { why: problem.why, law: problem.law });
  const own = `web-error-${problem.code}`;
  if (texts.has(own)) return texts.say(own, problem.facts);
  const house = `error-${problem.code}`;
  if (texts.has(house) && problem.facts) return capital(texts.say(house, problem.facts)) + ".";
  return problem.message ? capital(problem.message) : texts.say("web-error-unknown", { code: problem.code });
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return { code: "fault", message: "" };
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
