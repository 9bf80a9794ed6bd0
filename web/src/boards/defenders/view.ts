/** A view of Defenders of the Wild as the server tells it (games/defenders/showing.py). */

export type Faction = "order" | "council" | "coven" | "sect";
export type Habitat = "forest" | "plains" | "marsh" | "mountain";
export type Counts = Record<string, number>;

export const HABITATS: Habitat[] = ["forest", "plains", "marsh", "mountain"];

export interface CardView {
  card: string;
  faction: Faction;
  ability: string;
  timing: "reveal" | "ongoing";
  habitat: Habitat;
  points: number;
  name: string | null;
}

export interface HexView {
  habitat: Habitat | null;
  ground: "habitat" | "factory" | "wild" | "core";
  pollution: number;
  toxic: boolean;
  mechs: number;
  mechs_are: "hunters" | "snipers";
  camp: Faction | null;
  leaders: Faction[];
  enclosed: boolean;
  /** Of a factory and of the core. */
  tile?: number;
  arrow?: string;
  chutes?: string[];
}

export interface EngineView {
  edge: string;
  left: string;
  right: string;
  front: string | null;
}

/** The public side of a faction. */
export interface FactionView {
  player: string;
  leader: string | null;
  at: string | null;
  gone: boolean;
  camps_left: number;
  camps: string[];
  support: number;
  support_needed: number;
  next_hand: number | null;
  damage: number;
  items: string[];
  markers: number;
  deck: number;
  used: string[];
  active: CardView | null;
  teamed: string[];
  hand: number;
  chosen: boolean;
}

/** What a machine card would do: events as the law would tell them. */
export interface Would {
  what: string;
  law: string;
  [fact: string]: unknown;
}

export interface Foretold {
  machine: string;
  cards: number;
  of: number;
  would: Would[];
}

/** How far it has come, and at which number it comes true. */
export type Gauge = [number, number];

export interface Gauges {
  camps: Gauge;
  factories: Gauge;
  "core-completed": Gauge;
  "toxic-disaster": Gauge;
  massacre: Record<Habitat, Gauge>;
}

export interface DefendersView {
  seat: string | null;
  solo: boolean;
  round: number;
  phase: "setup" | "planning" | "reveal" | "actions" | "machines" | "over";
  talking: { open: boolean; of_hands: string; law: string };
  factions: Faction[];
  first: Faction | null;
  turn: Faction | null;
  points: number | null;
  hexes: Record<string, HexView>;
  walls: string[];
  breaches: string[];
  engines: (EngineView | null)[];
  direction: "right" | "left";
  core: number;
  die: number[];
  most_damage: number;
  machines: Counts;
  machines_discarded: Counts;
  gauges: Gauges;
  dead: Record<string, Habitat>;
  seats: Record<Faction, FactionView>;
  hands: Counts;
  hand: CardView[] | null;
  choice: CardView | null;
  supply: Counts;
  forecast: Foretold[];
  ending: string | null;
}

/** The symbol of a faction's leader, who has a face of their own; none as long as nobody leads it. */
export const figureOf = (view: DefendersView, faction: Faction) => `leader-${view.seats[faction].leader}`;

/** The symbol of a machine card: an advanced one looks like its plain twin. */
export const machineSymbol = (machine: string) => `machine-${machine.replace("hard-", "")}`;
