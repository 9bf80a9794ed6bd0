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
  MuteDeed,
  NameWanted,
  Report,
  Reported,
  ReportsWanted,
  RetentionWanted,
  Silence,
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
export const reports = () => get<Reported[]>("/operator/reports");
export const deeds = () => get<Deed[]>("/operator/deeds");

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
export const muting =
  (guest: string, days: number | null): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/mutes", { guest: guest.trim(), days, dry, why } satisfies MuteDeed);
export const tidying =
  (keeping: Pick<RetentionWanted, "guests" | "unfinished" | "finished">): Deeded =>
  (dry, why) =>
    post<Report[]>("/operator/retention", { ...keeping, dry, why } satisfies RetentionWanted);

/** Somebody who may not do something here. */
export interface Restrained {
  whom: string;
  name: string;
  until: string | null;
  why: string;
}

/** What somebody may not do: those it holds for, how it is laid on them and how it is lifted. */
export interface Restraint {
  name: "ban" | "mute";
  read: () => Promise<Restrained[]>;
  lay: (whom: string, days: number | null) => Deeded;
  lift: (whom: string) => Promise<Report[]>;
}

export const BANS: Restraint = {
  name: "ban",
  read: async () => (await get<Ban[]>("/operator/bans")).map((ban) => ({ ...ban, whom: ban.address ?? ban.guest ?? "", name: "" })),
  lay: banning,
  lift: (whom) => post<Report[]>("/operator/bans/lift", kindOf(whom)),
};
export const MUTES: Restraint = {
  name: "mute",
  read: async () => (await get<Silence[]>("/operator/mutes")).map((one) => ({ ...one, whom: one.guest })),
  lay: muting,
  lift: (guest) => post<Report[]>("/operator/mutes/lift", { guest }),
};

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
