/** The links of a table that this browser made: the server says them once and keeps only their hashes. */

export interface TableLinks {
  seats: Record<string, { seat_link?: string; invite_link?: string }>;
  watch_link?: string;
}

const key = (table: string) => `weald-links-${table}`;

export function keepLinks(table: string, links: TableLinks): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(links));
  } catch {
    // without storage the links are shown once, on the page that made the table
  }
}

export function linksOf(table: string): TableLinks {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? "null") as TableLinks | null;
    return kept ?? { seats: {} };
  } catch {
    return { seats: {} };
  }
}

/** Forgets them all: whoever comes next to this browser is somebody else. */
export function forgetLinks(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(key(""))) localStorage.removeItem(name);
    }
  } catch {
    // no storage, no links
  }
}

/** A link as somebody else can open it; the server may give only its path. */
export function whole(link: string): string {
  return new URL(link, location.origin).href;
}
