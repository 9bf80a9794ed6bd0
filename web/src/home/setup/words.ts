/** What the page says of seats and of the whole table. */
import { capital } from "@/lib/problems";
import type { Texts } from "@/lib/texts";
import { valueName, type GameInfo, type OptionInfo, type SeatsInfo } from "../games";
import { BOT, COMPUTER, freeOptions, ME, named, NO, ofSeat, OPEN, seatsOf, YES, type Wish } from "./wish";

/** What a choice of who plays a seat is called. */
export function playerName(texts: Texts, player: string, open: boolean): string {
  if (player === NO) return capital(texts.say("web-sit-nobody"));
  if (player === ME) return capital(texts.say("web-sit-me"));
  if (player === OPEN) return capital(texts.say(open ? "web-setup-sit-listed" : "web-sit-friend"));
  if (player === YES) return capital(texts.say("web-sit-led"));
  if (player === BOT) return capital(texts.say("web-sit-bot"));
  if (player === COMPUTER) return capital(texts.say("web-sit-computer"));
  return capital(texts.say("levels-sits", { name: texts.say(`computer-${player}`) }));
}

/** Who plays a seat, in a line: a bot with its level and its traits. */
export function playerLine(texts: Texts, game: GameInfo, wish: Wish, seat: string, player: string): string {
  if (player !== BOT) return playerName(texts, player, wish.open);
  const own = ofSeat(game, seat);
  const [level, traits] = ["level", "trait"].map((kind) => own.find((option) => option.kind === kind));
  const bot = texts.name("bot", seat);
  if (!level) return bot;
  const given = traits ? named(wish.options[traits.name]!).map((trait) => texts.name("trait", trait)) : [];
  const facts = { bot, level: texts.name("level", wish.options[level.name]) };
  return given.length ? texts.say("web-setup-bot-traits", { ...facts, traits: given }) : texts.say("web-setup-bot", facts);
}

/** The heading of an option. */
export function titleOf(texts: Texts, option: OptionInfo): string {
  return texts.note(`option-${option.name}`, "title") || capital(texts.say(`option-${option.name}`));
}

/** What will be laid, in a sentence: a game's own words for it come first. */
export function summary(texts: Texts, game: GameInfo, wish: Wish, under: SeatsInfo): string {
  const sitting = seatsOf(wish, under);
  const all = under.seats.map((seat) => seat.name);
  const mine = all.filter((seat) => sitting[seat] === ME).map((seat) => texts.name("seat", seat));
  const others = all.filter((seat) => sitting[seat] !== ME).map((seat) => {
    const player = sitting[seat];
    if (player === undefined) return texts.name("bot", seat);
    return texts.say(player === OPEN ? "web-setup-open" : "web-setup-computer", { place: texts.name("seat", seat) });
  });
  const facts = { ...told(game, wish), count: all.length, mine: mine.join(", "), others: others.join(", ") };
  const who = !mine.length ? "web-setup-who-watch" : !others.length ? "web-setup-who-alone" : own(texts, "setup-who");
  return texts.say(own(texts, "setup-sum"), { ...facts, who: texts.say(who, facts) });
}

const own = (texts: Texts, id: string) => (texts.has(id) ? id : `web-${id}`);

/** The values of the options that are not about a seat, by their names, as a game's sentence may speak of them. */
function told(game: GameInfo, wish: Wish): Record<string, string> {
  const named = freeOptions(game).filter((option) => option.names);
  return Object.fromEntries(named.map((option) => [option.name, String(wish.options[option.name])]));
}

/** The names that can be chosen for an option, with what they are called. */
export function namesOf(texts: Texts, option: OptionInfo, names: readonly string[]): { id: string; label: string }[] {
  return names.map((id) => ({ id, label: valueName(texts, option, id) }));
}
