/** What is said between client and server. Made from the messages of weald.server: `make wire`. */

/** What happened, with its facts. */
export type EventTold = Record<string, unknown> & {
  what: string;
  law: string;
  at: number;
  turn: number;
  step: number;
  role: "turn" | "reason" | "deed" | "follows" | "idle";
  cause?: string;
};

/** How I want to be called. */
export interface Rename {
  name: string;
}

/** Options of a table that may be laid. */
export interface SeatsWanted {
  options?: Record<string, number | string>;
}

/** So many seats by lot, out of all that can be led and are no bots under these options. Those of `keep` are sure to be among them. With `advised` they add up to the reach that the law advises. */
export interface DrawWanted {
  options?: Record<string, number | string>;
  count?: number;
  keep?: string[];
  advised?: boolean;
}

/** A table to lay. A seat is `me`, `open` (a friend by link) or a kind of computer player. */
export interface NewTable {
  game: string;
  options?: Record<string, number | string>;
  seats?: Record<string, string>;
  public?: boolean;
  name?: string;
  pace?: string;
  language?: string;
  talk?: "all" | "off" | "players";
}

/** The lesson to begin: all else about its table stands in the lesson. */
export interface LessonWanted {
  lesson: string;
}

/** A secret out of a link, to be exchanged for what it opens. An open seat of a public table needs none. */
export interface Claim {
  kind: "invite" | "seat" | "watch";
  secret?: string;
  seat?: string | null;
  peek?: boolean;
}

/** A fresh link: of a seat that I hold, an invitation to an open one, or (null) for spectators. */
export interface LinkWanted {
  seat?: string | null;
}

/** Which of my seats I give up; all, if not said. */
export interface Leave {
  seat?: string | null;
}

/** A token with which a program sees or plays a seat that I hold. */
export interface NewToken {
  table: string;
  seat: string;
  scopes: ("play" | "see")[];
}

/** A standing answer: to a question, narrowed to some of its facts, with a verb and some words of its sentence. */
export interface StandingSaid {
  ask: string;
  verb: string;
  where: Record<string, string>;
  words: Record<string, string>;
  turn: boolean;
}

/** All standing answers of a seat that I hold, instead of those it had. The first that fits is given. */
export interface StandingWanted {
  seat: string;
  answers: StandingSaid[];
}

/** A kind of standing answer: its verb, and the words that may be fixed. */
export interface FormTold {
  verb: string;
  words: Record<string, string[]>;
}

/** A question that may be answered once for all, what it can be narrowed to, and the kinds of answers. */
export interface StandingAsked {
  ask: string;
  law: string;
  where: Record<string, string[]>;
  forms: FormTold[];
}

/** A seat's standing answers, and the questions to which it may have some. */
export interface StandingTold {
  answers: StandingSaid[];
  questions: StandingAsked[];
}

/** A step of a lesson: what is said, what it points at, and the answer it wants (docs/lessons.md). */
export interface StepTold {
  say?: string;
  points?: string[];
  want?: string;
}

/** A lesson: a guided first game of one person against computers. In lists without its steps. */
export interface LessonTold {
  name: string;
  game: string;
  seat: string;
  minutes: number;
  read: string[];
  steps: StepTold[] | null;
}

/** Where I am in the lesson of this table: the step that comes next; or my answers have led away from it. */
export interface LessonPlace {
  step: number;
  strayed: boolean;
}

/** A seat: `player` is `person`, `open`, `left`, `bot` or a kind of computer player. One that somebody has left opens to those who have held it, and to nobody else: `back` says whether I may. If they `gave_up` (`resigned`, `time` or `gone`), a computer plays for them. */
export interface SeatTold {
  name: string;
  player: string;
  who: string | null;
  mine: boolean;
  here: boolean;
  back: boolean;
  gave_up: "gone" | "resigned" | "time" | null;
}

/** What the people of some seats want together: to `end` the game, or to `replace` whoever sits at the seat `about`. `needed` are the seats whose people have not agreed yet. */
export interface AgreementTold {
  what: "end" | "replace";
  about: string;
  agreed: string[];
  needed: string[];
}

/** Why a game cannot go on under the rules of today: the line of its journal that they do not allow, and the reason. It can be ended by agreement. */
export interface LostTold {
  line: number;
  problem: string;
}

/** A table for lists; at its own address with options, warnings, and the commitment to the seed of its dice. `rematch` is where the same people play again, or where the cards were dealt anew because somebody had left. The asked seat is waited for since `turn_since`; at a pace of days its answer is `due`. */
export interface TableTold {
  type: "table";
  table: string;
  game: string;
  title: string;
  public: boolean;
  seats: SeatTold[];
  asked: string | null;
  asked_since: string;
  at: number;
  over: boolean;
  winners: string[] | null;
  made: string;
  practice: boolean;
  hinted: boolean;
  rematch: string | null;
  lesson: string | null;
  options: Record<string, number | string> | null;
  warnings: string[] | null;
  commitment: string | null;
  ended: "agreed" | "closed" | "resigned" | "time" | null;
  language: string;
  scores: Record<string, number> | null;
  lost: LostTold | null;
  pace: string;
  turn_since: string;
  due: string | null;
  agreements: AgreementTold[];
  talk: "all" | "off" | "players";
  said: number;
  owner: boolean;
}

/** Who I am, and where I sit. */
export interface Me {
  name: string;
  tables: TableTold[];
}

/** Links with secrets in them, told once. */
export interface Links {
  seat_link?: string;
  invite_link?: string;
  watch_link?: string;
}

/** A new table and all its links. */
export interface TableLaid {
  table: string;
  seats: Record<string, Links>;
  watch_link: string;
}

/** What a secret has opened, or would open: a seat, or (null) the place of a spectator; and the table's pace. */
export interface Claimed {
  seat: string | null;
  pace: string;
}

/** A token, told once. */
export interface TokenTold {
  token: string;
}

/** The table at which they play again. */
export interface Rematch {
  table: string;
}

/** Where somebody else begins to act. */
export interface Turn {
  at: number;
  seat: string;
}

/** A game as it can be walked through. */
export interface ReplayTold {
  last: number;
  turns: Turn[];
  seats: string[];
}

/** A law; its text is in the catalogues. */
export interface LawTold {
  number: string;
  page: number | null;
  links: string[];
}

/** A law book and the game it belongs to. */
export interface BookTold {
  book: string;
  game: string;
  laws: number;
}

/** What was refused, and why. */
export interface ErrorTold {
  code: string;
  message: string;
  hint?: string;
  law?: string;
  why?: string;
  facts?: Record<string, unknown>;
}

/** The answer to a request that was refused. */
export interface Problem {
  error: ErrorTold;
}

/** Whether all is well, and whether this worker hears of what others write; if not, it asks the database. */
export interface Health {
  status: string;
  listening: boolean;
}

/** Look through a seat (null: as a spectator). `at` and `undos` say what is known already, `drawing` whether the terminal's lines are wanted beside the view. */
export interface Look {
  type: "look";
  seat?: string | null;
  at?: number;
  undos?: number | null;
  drawing?: boolean;
}

/** Carry out an action in the position that is named by `at` and `undos`. */
export interface Play {
  type: "play";
  at: number;
  seat: string;
  action: string;
  id?: number;
  undos?: number | null;
}

/** Take back the last action. */
export interface Undo {
  type: "undo";
  at: number;
  seat: string;
  id?: number;
  undos?: number | null;
}

/** Take back all since the start of my last turn, against computers alone. The game may become practice by it. */
export interface Back {
  type: "back";
  at: number;
  seat: string;
  id?: number;
  undos?: number | null;
}

/** Ask why an action is refused. */
export interface Why {
  type: "why";
  seat: string;
  action: string;
  id?: number;
}

/** Ask what an action would change, in the position that is named by `at` and `undos`. */
export interface Foretell {
  type: "foretell";
  at: number;
  seat: string;
  action: string;
  id?: number;
  undos?: number | null;
}

/** Ask what a computer would do, in the position that is named by `at` and `undos`: against computers alone. */
export interface Hint {
  type: "hint";
  at: number;
  seat: string;
  id?: number;
  undos?: number | null;
}

/** Whether the page is open without anybody looking at it: then notices may come. */
export interface Away {
  type: "away";
  away: boolean;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** What is asked, of whom, by which law; the facts are for its words. `turn`: in whose turn, if not in its own. */
export interface QuestionTold {
  seat: string;
  ask: string;
  law: string;
  facts: Record<string, unknown>;
  turn: string | null;
}

/** An action that is allowed. `words` fill the gaps of its verb, `facts` are of the position. */
export interface OfferTold {
  action: string;
  verb: string;
  words: Record<string, string>;
  facts: Record<string, unknown>;
}

/** An action that somebody might think of, and the law that refuses it. */
export interface RefusalTold {
  action: string;
  verb: string;
  words: Record<string, string>;
  facts: Record<string, unknown>;
  law: string;
  why: string;
}

/** How a game ended; `sides` are seats that win and lose together. `ended`: how, if it was not played to its end. */
export interface OutcomeTold {
  winners: string[];
  scores: Record<string, number>;
  law: string;
  sides: string[][];
  ended: "agreed" | "closed" | "resigned" | "time" | null;
}

/** Whether my last turn can be taken back: `why` not, if it cannot, and whether it makes the game practice. */
export interface BackTold {
  why?: string;
  practice?: boolean;
}

/** What a seat sees after `at` actions and `undos` undos. Its events follow on those of the first `since` actions; what was told of later ones no longer holds. */
export interface Position {
  type: "position";
  at: number;
  since: number;
  seat: string | null;
  view: Record<string, unknown>;
  events: EventTold[];
  question: QuestionTold | null;
  undos: number;
  asked_since: string | null;
  offers: OfferTold[];
  refused: RefusalTold[];
  undo: boolean;
  back: BackTold | null;
  hint: boolean;
  standing: "" | "due" | "may";
  lesson: LessonPlace | null;
  drawing: string[] | null;
  hand: string[] | null;
  outcome: OutcomeTold | null;
}

/** Why a message (by its id; 0 if it has none) has changed nothing. */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  hint?: string;
  law?: string;
  why?: string;
  facts?: Record<string, unknown>;
  id: number;
}

/** The action, undo or taking back is durable. */
export interface Done {
  type: "done";
  id: number;
  at: number;
}

/** Why an action is refused; without law and reason if it is allowed. */
export interface Answer {
  type: "why";
  id: number;
  action: string;
  law: string | null;
  why: string | null;
}

/** What an action would change for sure in what its seat is shown: a merge patch (RFC 7396) of its view. */
export interface Foretold {
  type: "foretold";
  id: number;
  at: number;
  undos: number;
  action: string;
  changes: Record<string, unknown>;
}

/** What is left to each seat, in milliseconds, and for whom it runs: after so many that are `free`. */
export interface Clocks {
  type: "clocks";
  left: Record<string, number>;
  running: string | null;
  free: number;
}

/** The number of the last line of the chat: who wants to read it asks for it. */
export interface Said {
  type: "said";
  last: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Of what there is more (`by`, less if negative) than with the other choice, and whether that speaks for it. Its name is the text `ground-WHAT` of the game. */
export interface ReasonTold {
  what: string;
  by: number;
  good: boolean;
}

/** One of the best answers, and the chance to win that it leaves. The reasons compare the first choice with the second, and the others with the first. */
export interface ChoiceTold {
  action: string;
  chance: number;
  reasons: ReasonTold[];
}

/** The best answers in the position that is named by `at` and `undos`, the best first. */
export interface Hinted {
  type: "hinted";
  id: number;
  at: number;
  undos: number;
  choices: ChoiceTold[];
}

/** The end of a turn: after `at` actions, whose turn it was, and the chance of each of the analysis' seats. */
export interface MomentTold {
  at: number;
  turn: string | null;
  chances: number[];
}

/** An answer of a past question, as an offer tells it, and the chance that it left. */
export interface AnswerTold {
  action: string;
  verb: string;
  words: Record<string, string>;
  facts: Record<string, unknown>;
  chance: number;
}

/** After `at` actions `best` was better than what was played, for these reasons. */
export interface BetterTold {
  at: number;
  played: AnswerTold;
  best: AnswerTold;
  reasons: ReasonTold[];
}

/** A turn that mattered, from `start` to `end`: whose it was, whose chance it changed most, and by how much. */
export interface TurningTold {
  start: number;
  end: number;
  turn: string | null;
  seat: string;
  change: number;
  better: BetterTold | null;
}

/** A finished game as one seat could judge it, or (`eyes` null) with all cards open. It is ready when `done` has come to `of`; until then it tells what there is. Seats of one side have one chance. */
export interface AnalysisTold {
  eyes: string | null;
  done: number;
  of: number;
  seats: string[];
  moments: MomentTold[];
  turnings: TurningTold[];
}

/** An option: one of some names (any of them joined by +, if `many`), or a number. `kind` is what the names are names of. What a value does says the text `option-NAME-VALUE`, or else the attribute `effect` of `KIND-VALUE`. `seat` is the seat that it belongs to, if it belongs to one. */
export interface OptionTold {
  name: string;
  default: number | string;
  names?: string[];
  kind?: string;
  many?: boolean;
  least?: number;
  most?: number;
  seat?: string;
}

/** What a newcomer is seated at with one click. */
export interface QuickTold {
  options: Record<string, number | string>;
  seats: Record<string, string>;
}

/** A game of the house. `players` are all that a computer can be, `levels` those among them that people choose from, weakest first. `sides` are the seats among which a newcomer chooses one to lead; `lots` those that can be drawn by lot; `reach` is what each seat adds, if the law tells it. */
export interface GameTold {
  name: string;
  edition: string;
  seats: string[];
  options: OptionTold[];
  players: string[];
  levels: string[];
  quick: QuickTold;
  sides: string[];
  lots: string[];
  reach: Record<string, number>;
  together: boolean;
}

/** A seat under some options; a bot needs no player. */
export interface SeatOffered {
  name: string;
  bot: boolean;
}

/** What some seats add up to, what the law advises for so many, and the least that it speaks of at all. */
export interface ReachTold {
  sum: number;
  advised: number;
  least: number;
  law: string;
}

/** The seats under some options, what the law advises against, and which options change anything with the others. */
export interface SeatsTold {
  seats: SeatOffered[];
  warnings: string[];
  matter: string[];
  options: Record<string, number | string>;
  reach: ReachTold | null;
}

/** Options with seats that were drawn by lot, and these seats in the order of the lot. */
export interface SeatsDrawn {
  options: Record<string, number | string>;
  seats: string[];
}

/** What I want at a table where I sit, with `agree` false no longer: to `end` the game, or to `replace` a seat. */
export interface AgreeWanted {
  what: "end" | "replace";
  seat?: string | null;
  agree?: boolean;
}

/** Whether all agree, so that it has come to pass. */
export interface Agreed {
  done: boolean;
}

/** A seat that I hold. */
export interface SeatMeant {
  seat: string;
}

/** Whether the game is over by it; if not, a computer plays on. */
export interface Resigned {
  over: boolean;
}

/** What the owner of a table may change: who may speak. */
export interface TableChanged {
  talk: "all" | "off" | "players";
}

/** A line of the chat: my own words, or one of the phrases that everybody reads in their language. */
export interface SayWanted {
  text?: string;
  phrase?: "again" | "back-tomorrow" | "bye" | "good-game" | "good-luck" | "hello" | "one-moment" | "oops" | "sorry-late" | "thanks" | "well-played" | "your-turn" | null;
}

/** A line of the chat. What somebody says whom I have `muted` is left out, and what the host has `removed`; `seat` is null for who watches. */
export interface LineSaid {
  number: number;
  seat: string | null;
  who: string;
  made: string;
  mine: boolean;
  text: string | null;
  phrase: string | null;
  muted: boolean;
  removed: boolean;
}

/** Lines of a table's chat, and whether I may speak there; if not, `why` as a code. If the host has muted me: `reason` in the host's words, and until when if that is set. */
export interface Chat {
  lines: LineSaid[];
  speak: boolean;
  why: string | null;
  reason: string;
  until: string | null;
}

/** A line of the chat, by its number. */
export interface LineMeant {
  number: number;
}

/** Hear the one who said this line no longer; or again, with `mute` false. */
export interface MuteWanted {
  number: number;
  mute?: boolean;
}

/** The keys of a subscription, as the browser made them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription of a browser to Web Push. */
export interface PushWanted {
  endpoint: string;
  keys: PushKeys;
}

/** The address of a subscription that shall end. */
export interface PushEnded {
  endpoint: string;
}

/** The public key with which a browser subscribes, and how many of my devices are told. */
export interface NoticesTold {
  key: string;
  devices: number;
}

/** A key that the browser has made, as it tells it (`PublicKeyCredential.toJSON()`), and its name. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
}

/** Another name for a key. */
export interface RenamePasskey {
  name: string;
}

/** What the browser has signed with a key. */
export interface Signed {
  credential: Record<string, unknown>;
}

/** A pairing code, as another device shows it. */
export interface CodeGiven {
  code: string;
}

/** A mail address. */
export interface MailGiven {
  address: string;
}

/** Whether I want letters when it is my turn in a game over days. */
export interface LettersWanted {
  turns: boolean;
}

/** The secret of a link that was sent by mail. */
export interface LinkGiven {
  secret: string;
}

/** Yes: this device becomes the person of an arrival. `bring`: the games of the guest it was come along. */
export interface SignIn {
  arrival: string;
  bring?: boolean;
}

/** A device on which I am signed in; `here` is this one. `seen` is the day it was last here. */
export interface DeviceTold {
  name: string;
  browser: string;
  system: string;
  made: string;
  seen: string;
  here: boolean;
}

/** A key of mine, by whose id it can be renamed and removed. */
export interface PasskeyTold {
  key: string;
  name: string;
  made: string;
  used: string | null;
}

/** My mail address, if I have given one, and whether I get letters when it is my turn. */
export interface MailTold {
  address: string | null;
  turns: boolean;
}

/** All that belongs to me beside my games. `mail` is null where the host has set no mail server. */
export interface PersonTold {
  name: string;
  tables: number;
  devices: DeviceTold[];
  passkeys: PasskeyTold[];
  mail: MailTold | null;
}

/** What the browser is to sign: for `navigator.credentials`, as WebAuthn writes it in JSON. */
export interface Challenge {
  options: Record<string, unknown>;
}

/** A code with which another device becomes mine, once, until then. */
export interface PairingTold {
  code: string;
  link: string;
  until: string;
}

/** Whom this device is about to become, whom it was, and at how many tables that guest sits. */
export interface Arrival {
  arrival: string;
  name: string;
  was: string;
  tables: number;
  same: boolean;
}

/** A seat that I have held. */
export interface ExportedSeat {
  table: string;
  game: string;
  title: string;
  seat: string;
  came: string;
  went: string | null;
  made: string;
  over: boolean;
  result: "lost" | "won" | null;
  winners: string[] | null;
  scores: Record<string, number> | null;
}

/** A line that I have said: my own words, or one of the phrases; neither, if the host has removed it. */
export interface ExportedLine {
  table: string;
  number: number;
  seat: string | null;
  text: string | null;
  phrase: string | null;
  made: string;
}

/** A browser that is told when it is my turn, by the name of its push service. */
export interface ExportedPush {
  service: string;
  made: string;
}

/** A line of the chat that I have reported, and that waits for the host. */
export interface ExportedReport {
  table: string;
  number: number;
  made: string;
}

/** What is kept of me. `mail` is my address, and whether I get letters when it is my turn; `muted` whom I do not want to hear, by their names. */
export interface Export {
  name: string;
  made: string;
  mail: MailTold;
  devices: DeviceTold[];
  passkeys: PasskeyTold[];
  tokens: (Record<string, unknown>)[];
  seats: ExportedSeat[];
  chat: ExportedLine[];
  notices: ExportedPush[];
  muted: string[];
  reports: ExportedReport[];
}

/** A page of tables, and where the next begins, if there is one. */
export interface LobbyTold {
  tables: TableTold[];
  next: string | null;
}

/** How often I have played a game to its end, and won it. */
export interface TallyTold {
  game: string;
  played: number;
  won: number;
}

/** The games that I have played to the end, page by page, the latest first. */
export interface HistoryTold {
  tallies: TallyTold[];
  tables: TableTold[];
  next: string | null;
}

/** One of them: of an address (a network, perhaps) or of a guest. `why` is told to those who are banned. */
export interface Ban {
  address: string | null;
  guest: string | null;
  why: string;
  made: string;
  until: string | null;
}

/** One of them: a name, what was found in facts, and so its words: `check-NAME-STATE` or `check-NAME-WHAT`. */
export interface Finding {
  name: string;
  state: "fault" | "fine" | "warning";
  what: string;
  facts: Record<string, string | number>;
}

/** A guest as an operator sees them. */
export interface GuestListed {
  guest: string;
  name: string;
  made: string;
  seats: number;
}

/** What was done, or in a dry run would be: to which tables or guests, and how many rows of what leave. */
export interface Report {
  what: string;
  subjects: string[];
  rows: Record<string, number>;
  dry: boolean;
}

/** A table as an operator sees it: who and when, nothing of its game. */
export interface TableListed {
  table: string;
  game: string;
  title: string;
  public: boolean;
  made: string;
  moved: string;
  actions: number;
  over: boolean;
  ended: string | null;
  people: string[];
  guests: string[];
}

/** One of them. */
export interface Deed {
  id: number;
  made: string;
  who: string;
  what: string;
  subject: string;
  why: string;
  facts: Record<string, string | number>;
}

/** A report: the line, those around it as they were, whose it is, and who asks the host to look. */
export interface Reported {
  id: number;
  made: string;
  table: string;
  game: string;
  title: string;
  number: number;
  about: string;
  about_name: string;
  by: string;
  by_name: string;
  there: boolean;
  lines: ReportedLine[];
}

/** A line of the chat as it was when it was reported: a text, or one of the phrases. */
export interface ReportedLine {
  number: number;
  who: string;
  seat: string | null;
  text: string | null;
  phrase: string | null;
  made: string;
}

/** One of them. `why` is told to whoever is muted. */
export interface Silence {
  guest: string;
  name: string;
  why: string;
  made: string;
  until: string | null;
}

/** The operator's secret, to be exchanged for a cookie of half a day. */
export interface Enter {
  secret: string;
}

/** Who is there, and for how long. */
export interface Entered {
  operator: string;
  until: string;
}

/** Close or delete these; with `dry`, only say what would happen. */
export interface TablesWanted {
  tables: string[];
  why?: string;
  dry?: boolean;
}

/** Take a guest's name away. */
export interface NameWanted {
  guest: string;
  why?: string;
  dry?: boolean;
}

/** Dismiss these reports. */
export interface ReportsWanted {
  reports: number[];
  why?: string;
  dry?: boolean;
}

/** Remove the line that is reported: nobody reads it any more. */
export interface LineRemoved {
  report: number;
  why?: string;
  dry?: boolean;
}

/** Keep out an address, a network or a guest, for some days or (null) until it is lifted. They are told why. */
export interface BanWanted {
  whom: string;
  kind: "address" | "guest";
  why?: string;
  days?: number | null;
  dry?: boolean;
}

/** Let them in again. */
export interface Unban {
  whom: string;
  kind: "address" | "guest";
  why?: string;
}

/** Let a guest speak in no chat, for some days or (null) until it is lifted. They are told why. */
export interface MuteDeed {
  guest: string;
  why?: string;
  days?: number | null;
  dry?: boolean;
}

/** Let them speak again. */
export interface Unmute {
  guest: string;
  why?: string;
}

/** Delete what is older than so many days; null: keep it. */
export interface RetentionWanted {
  guests?: number | null;
  unfinished?: number | null;
  finished?: number | null;
  why?: string;
  dry?: boolean;
}

/** How the server is: what was found out about it, what it holds, and its limits. */
export interface HouseTold {
  version: string;
  form: string;
  database: string;
  listening: boolean;
  started: string;
  tables: Record<string, number>;
  guests: number;
  live: number;
  sockets: number;
  findings: Finding[];
  limits: Record<string, number>;
}

/** What a client says at a socket. */
export type Asking = Look | Play | Undo | Back | Why | Foretell | Hint | Away | Ping;

/** What it hears there. */
export type Saying = TableTold | Position | Done | Answer | Foretold | Hinted | Clocks | Said | Failed | Pong;

/** The kinds of things that have names in the catalogues. */
export const KINDS: readonly string[] = [
  "card",
  "theater",
  "seat",
  "why",
  "suit",
  "piece",
  "item",
  "leader",
  "column",
  "map",
  "character",
  "state",
  "relation",
  "choice",
  "criterion",
  "deck",
  "seating",
  "quest",
  "effect",
  "service",
  "bot",
  "level",
  "trait",
  "minister",
  "plot",
  "habitat",
  "machine",
  "ability",
  "ending",
  "errand",
  "side",
  "moment",
];
/** Other words for a kind. */
export const SAME: Readonly<Record<string, string>> = {"decreed": "card", "attacker": "seat", "defender": "seat"};
/** What an event has besides its facts. */
export const PLACED: readonly string[] = ["what", "law", "at", "turn", "step", "role", "cause"];
/** Law books beside the one that bears the name of its game. */
export const BOOKS: Readonly<Record<string, string>> = {"clockwork": "root"};
/** What can be said in a chat with one tap, in everybody's language. */
export const PHRASES = ["hello", "good-luck", "thanks", "well-played", "one-moment", "back-tomorrow", "sorry-late", "your-turn", "oops", "good-game", "again", "bye"] as const;
