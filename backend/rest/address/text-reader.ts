import { excerpt, type RestError, unreadable } from "../rest-error.ts";

/** Reads one text from left to right; whatever does not fit ends in an error that says where. */
export class TextReader {
  readonly text: string;
  private readonly what: string;
  private at = 0;

  /** `what` names the text in errors: "filter", "order" … */
  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  /** Whether `expected` comes next. */
  sees(expected: string): boolean {
    return this.text.startsWith(expected, this.at);
  }

  /** Moves past `expected` when it comes next. */
  take(expected: string): boolean {
    const isNext = this.sees(expected);
    if (isNext) this.at += expected.length;
    return isNext;
  }

  /** Moves past what a sticky pattern finds here and gives it, or null. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  skipSpace(): void {
    this.match(/[ \t]*/y);
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.error(`"${expected}"`);
  }

  expectEnd(): void {
    if (!this.isDone) throw this.error("end of input");
  }

  error(expecting: string): RestError {
    const next = this.isDone
      ? "end of input"
      : JSON.stringify(String.fromCodePoint(this.text.codePointAt(this.at) ?? 0));
    return unreadable(
      `"failed to parse ${this.what} (${excerpt(this.text)})" (line 1, column ${this.at + 1})`,
      `unexpected ${next} expecting ${expecting}`,
    );
  }
}
