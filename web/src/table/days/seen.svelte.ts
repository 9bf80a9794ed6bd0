/** How much of a table's chat the reader has seen, on this device. */

const key = (table: string) => `weald-chat-${table}`;

export class Seen {
  last = $state(0);

  constructor(private readonly table: string) {
    try {
      this.last = Number(localStorage.getItem(key(table)) ?? 0) || 0;
    } catch {
      // no storage: it lasts as long as the page
    }
  }

  upTo(number: number): void {
    if (number <= this.last) return;
    this.last = number;
    try {
      localStorage.setItem(key(this.table), String(number));
    } catch {
      // as above
    }
  }
}
