/** The server's REST door. */
import { LANGUAGE } from "./language";
import type { Position, Problem, TableInfo } from "./messages";
import type { Agreed, AgreeWanted, Claimed, StandingSaid, StandingTold } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: { "Accept-Language": LANGUAGE, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { code: "no-connection", message: "" });
  }
  const text = await response.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // not ours: a proxy's page, perhaps
  }
  if (!response.ok) {
    const problem = (data as { error?: Problem } | null)?.error;
    throw new ApiError(response.status, problem ?? { code: `http-${response.status}`, message: "" });
  }
  return data as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const remove = (path: string) => ask<null>("DELETE", path);
export const patch = <T>(path: string, body: unknown) => ask<T>("PATCH", path, body);
export const del = (path: string) => ask<null>("DELETE", path);

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const getTable = (table: string) => get<TableInfo>(at(table));
/** A past moment. `since` -1 brings everything that happened before it, `drawing` the terminal's lines of it. */
export function getPosition(table: string, number: number, seat: string | null, drawing: boolean, since?: number): Promise<Position> {
  const asked = new URLSearchParams({ drawing: String(drawing) });
  if (seat !== null) asked.set("seat", seat);
  if (since !== undefined) asked.set("since", String(since));
  return get<Position>(`${at(table)}/positions/${number}?${asked}`);
}
export const claim = (table: string, kind: "seat" | "invite" | "watch", secret: string, peek = false) =>
  post<Claimed>(`${at(table)}/claim`, { kind, secret, peek });
/** Sit down on an open seat of a public table, or again on one that was mine. */
export const sitDown = (table: string, seat: string) => post<{ seat: string }>(`${at(table)}/claim`, { kind: "invite", seat });
export const freshLink = (table: string, seat: string) =>
  post<{ seat_link?: string; invite_link?: string }>(`${at(table)}/links`, { seat });
export const leave = (table: string) => post<unknown>(`${at(table)}/leave`);
/** Want something together with all others at the table, or no longer: that it ends, or that a computer plays for a seat. */
export const agree = (table: string, wanted: AgreeWanted) => post<Agreed>(`${at(table)}/agree`, wanted);
/** Play on at a seat where a computer played while the reader was gone. */
export const comeBack = (table: string, seat: string) => post<null>(`${at(table)}/return`, { seat });
const standing = (table: string) => `${at(table)}/standing`;
/** What is answered for a seat of the reader's, and to what it may answer so. */
export const getStanding = (table: string, seat: string) => get<StandingTold>(`${standing(table)}?${new URLSearchParams({ seat })}`);
export const setStanding = (table: string, seat: string, answers: StandingSaid[]) =>
  post<StandingTold>(standing(table), { seat, answers });
export const rematch = (table: string) => post<{ table: string }>(`${at(table)}/rematch`);
