/** A table's socket that comes back by itself: after sleep, a lost network or a restarted server. */
import { LANGUAGE } from "./language";
import type { FromServer, ToServer } from "./messages";

export type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const BARRED = 4404; // the server closes the door for good
const PATIENCE = 8_000; // for a line that neither opens nor fails
const SILENCE = 45_000; // without a word for so long, the line is dead whatever the browser believes

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private closed = false;
  private readonly wake = () => {
    this.tellAway();
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else if (this.retry !== undefined) this.connect();
  };

  constructor(
    private readonly table: string,
    private readonly greet: () => ToServer,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (state: Connection) => void,
    private readonly barred: () => void,
  ) {
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** False if there is no line to say it on; nothing is kept for later. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Whether the page is before somebody's eyes: if not, the server may tell them elsewhere. */
  private tellAway(): void {
    this.send({ type: "away", away: document.visibilityState === "hidden" });
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.changed(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?lang=${LANGUAGE}`);
    this.socket = socket;
    setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) socket.close();
    }, PATIENCE);
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify(this.greet()));
      if (document.visibilityState === "hidden") this.tellAway();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.tries = 0;
      this.changed("open");
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === BARRED && !this.closed) this.barred();
      else this.again();
    };
  }

  private again(): void {
    if (this.closed) return;
    this.socket = null;
    this.changed("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) {
      const dead = this.socket;
      this.socket = null;
      dead.close();
      this.again();
    } else {
      this.send({ type: "ping" });
    }
  }
}
