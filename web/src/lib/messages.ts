/** What is said between client and server, by the names that the client uses. The types are made: see wire.ts. */
import type { TableTold } from "./wire";

export type {
  Asking as ToServer,
  AgreementTold as Wish,
  Clocks,
  ErrorTold as Problem,
  EventTold as Told,
  LostTold as LostInfo,
  OfferTold as Offer,
  OutcomeTold as Outcome,
  Position,
  QuestionTold as Question,
  RefusalTold as Refused,
  ReplayTold as Replay,
  Saying as FromServer,
  SeatTold as SeatInfo,
} from "./wire";
export type TableInfo = Omit<TableTold, "type">;
