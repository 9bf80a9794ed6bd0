/** What the lobby asks the server for. */
import { get } from "@/lib/api";
import type { TableInfo } from "@/lib/messages";

export const LISTS = ["seeking", "live", "finished"] as const;
export type Which = (typeof LISTS)[number];
export const PACES = ["none", "days", "clock"] as const;

/** What somebody looks for; empty is anything. */
export interface Wanted {
  game: string;
  pace: string;
  language: string;
}

export interface Page {
  tables: TableInfo[];
  next: string | null;
}

export function getPage(list: Which, wanted: Wanted, before: string | null): Promise<Page> {
  const asked = new URLSearchParams({ list });
  for (const [name, value] of Object.entries({ ...wanted, before })) if (value) asked.set(name, value);
  return get<Page>(`/lobby?${asked}`);
}
