/** The operator's requests. */
import { del, get, post } from "@/lib/api";
import type {
  Ban,
  BanWanted,
  Deed,
  Entered,
  GuestListed,
  HouseTold,
  LineRemoved,
  NameWanted,
  Report,
  Reported,
  ReportsWanted,
  RetentionWanted,
  TableListed,
  TablesWanted,
} from "@/lib/wire";

const found = (part: string, asked: Record<string, string>) => `/operator/${part}?${new URLSearchParams(asked)}`;

export const whoAmI = () => get<Entered>("/operator/session");
export const enter = (secret: string) => post<Entered>("/operator/session", { secret });
export const leave = () => del("/operator/session");
export const house = () => get<HouseTold>("/operator/house");
export const tables = (list: string, find: string) => get<TableListed[]>(found("tables", { list, find }));
export const guests = (find: string) => get<GuestListed[]>(found("guests", { find }));
export const bans = () => get<Ban[]>("/operator/bans");
export const reports = () => get<Reported[]>("/operator/reports");
export const deeds = () => get<Deed[]>("/operator/deeds");
export const lift = (ban: Ban) => post<Report[]>("/operator/bans/lift", kindOf(ban.address ?? ban.guest ?? ""));

/** Something that can be tried before it is done: `dry` says what would happen. */
export type Deeded = (dry: boolean, why: string) => Promise<Report[]>;

export const closing =
  (table: string): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/tables/close", { tables: [table], dry, why } satisfies TablesWanted);
export const deleting =
  (table: string): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/tables/delete", { tables: [table], dry, why } satisfies TablesWanted);
export const unnaming =
  (guest: string): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/guests/name", { guest, dry, why } satisfies NameWanted);
export const dismissing =
  (report: number): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/reports/dismiss", { reports: [report], dry, why } satisfies ReportsWanted);
export const removingLine =
  (report: number): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/reports/remove", { report, dry, why } satisfies LineRemoved);
export const banning =
  (whom: string, days: number | null): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/bans", { ...kindOf(whom), days, dry, why } satisfies BanWanted);
export const tidying =
  (keeping: Pick<RetentionWanted, "guests" | "unfinished" | "finished">): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/retention", { ...keeping, dry, why } satisfies RetentionWanted);

/** An address has dots or colons, the id of a guest has none. */
export function kindOf(whom: string): { whom: string; kind: "address" | "guest" } {
  const trimmed = whom.trim();
  return { whom: trimmed, kind: /[.:]/.test(trimmed) ? "address" : "guest" };
}

/** A moment as the reader's clock tells it. */
export function moment(told: string): string {
  const when = new Date(told);
  return Number.isNaN(when.getTime()) ? told : when.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
