/** What is read of the laws over a table: one law, and the book it stands in. */
import { bookOf } from "@/lib/texts";

export class Reading {
  /** The law that is looked at; "" if none is. */
  law = $state("");
  /** Where the law book is open. */
  place = $state.raw<{ book: string; number: string } | null>(null);

  /** Opens the book of a game, at a law if one is named. */
  openBook(game: string, number = ""): void {
    this.law = "";
    this.place = { book: number ? bookOf(game, number) : game, number };
  }
}
