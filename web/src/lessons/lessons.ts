/** The lessons of the house, as the server tells them. What a step may say is in docs/lessons.md. */
import { get, post } from "@/lib/api";
import { keepLinks } from "@/lib/links";
import type { Offer } from "@/lib/messages";
import { router } from "@/lib/router.svelte";
import type { LessonTold as Lesson, StepTold as Step, TableLaid as Laid } from "@/lib/wire";

export type { Lesson, Step };

export const getLessons = () => get<Lesson[]>("/lessons");
export const lessonsOf = async (game: string) => (await getLessons()).filter((lesson) => lesson.game === game);
export const getLesson = (name: string) => get<Lesson>(`/lessons/${encodeURIComponent(name)}`);
/** Lays a fresh table for a lesson, and goes there. */
export async function begin(lesson: string): Promise<void> {
  const { table, ...links } = await post<Laid>("/lessons", { lesson });
  keepLinks(table, links);
  router.go(`/t/${encodeURIComponent(table)}`);
}

const ANY = "...";

/** Whether a step wants this answer: a sentence, any of a verb ("from ..."), or any at all ("..."). */
export function suits(step: Step, offer: Pick<Offer, "action" | "verb">): boolean {
  const { want = "" } = step;
  if (want === ANY) return true;
  return want.endsWith(` ${ANY}`) ? offer.verb === want.slice(0, -ANY.length - 1) : offer.action === want;
}

/** The step that wants the next answer, from this one on. */
export function wanting(steps: readonly Step[], from: number): Step | undefined {
  return steps.slice(from).find((step) => step.want);
}

/** Where on the page a thing can be that a step points at: selectors, the best first. */
export function selectors(point: string): string[] {
  const [kind = "", ...rest] = point.split(" ");
  const name = rest.join(" ");
  if (kind === "choice") return [`[data-action="${name}"]`, `[data-means="${name}"]`];
  if (kind === "board") return [`[data-faction="${name}"]`, `[data-part="${point}"]`, `[data-part="boards"]`];
  return [`[data-place="${point}"]`, `[data-part="${point}"]`, ...(name ? [`[data-${kind}="${name}"]`] : [])];
}
