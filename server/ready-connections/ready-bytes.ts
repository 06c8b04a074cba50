import { STATUS_CODES } from "node:http";
import type { ReadyAnswer } from "../answers/send.ts";

const mostBytes = 128 * 2 ** 10;

/**
 * Ready answers as they go over the wire, byte for byte what Node's server makes of them. Kept until the second is over,
 * because they name the time.
 */
export class ReadyBytes {
  readonly #keepAliveMs: number;
  readonly #made = new Map<string[], Buffer>();
  #until = 0;
  #lastLines = "";

  constructor(keepAliveMs: number) {
    this.#keepAliveMs = keepAliveMs;
  }

  /** Undefined for large bodies: one more copy of them is not worth the time it saves. */
  of({ status, head, body }: ReadyAnswer): Buffer | undefined {
    const now = Date.now();
    if (now >= this.#until) this.#beginSecond(now);
    const known = this.#made.get(head);
    if (known || (body?.length ?? 0) > mostBytes) return known;
    const lines = head.reduce((text, value, index) => text + value + (index % 2 === 0 ? ": " : "\r\n"), "");
    const whole = Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${this.#lastLines}`, "latin1");
    const made = body ? Buffer.concat([whole, body]) : whole;
    this.#made.set(head, made);
    return made;
  }

  #beginSecond(now: number): void {
    this.#made.clear();
    this.#until = now - (now % 1000) + 1000;
    const alive = `Connection: keep-alive\r\nKeep-Alive: timeout=${this.#keepAliveMs / 1000}`;
    this.#lastLines = `Date: ${new Date(now).toUTCString()}\r\n${alive}\r\n\r\n`;
  }
}
