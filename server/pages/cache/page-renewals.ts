import type { Page } from "#server/answers/page.ts";
import { settlesWithin } from "#shared/settles-within.ts";

/** So long a visitor waits for the new page when there is an older one, unless the site is told otherwise. */
export const usualPatienceMs = 250;

const retryMs = 800;
const mostAtOnce = 4;
/** So many different pages fail, and none succeeds between them, before the backend is the one to blame. */
const mostTroubled = 2;

interface Attempt {
  key: string;
  isOver: boolean;
  /** The page is as it should be, or is gone. */
  isDone: boolean;
}

/**
 * Renews pages behind the visitors who were sent an older one. Few at once; a page that fails or takes long is tried
 * again after a second or so, never in step with the others. When several fail in a row the backend is not trusted: one
 * page at a time tries whether it answers again, and the first that succeeds wakes all others.
 */
export class PageRenewals {
  readonly patienceMs: number;
  readonly #renew: (key: string) => Promise<unknown>;
  /** By key: when it may be tried. The one that waited longest is first. */
  readonly #waiting = new Map<string, number>();
  readonly #troubled = new Set<string>();
  readonly #underWay = new Set<Attempt>();
  #isTrusted = true;
  #notBefore = 0;
  #recoveredAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `renew` ends in a call of `succeeded` or `failed`. */
  constructor(renew: (key: string) => Promise<unknown>, patienceMs = usualPatienceMs) {
    this.#renew = renew;
    this.patienceMs = patienceMs;
  }

  /**
   * The page, if it is there before the visitor has waited long enough; failures are for others to report. In steps: a
   * process that was busy itself reads what has come meanwhile before it blames the backend.
   */
  async soon(work: Promise<Page>): Promise<Page | undefined> {
    const steps = 3;
    for (let step = 0; step < steps; step += 1) {
      if (await settlesWithin(this.patienceMs / steps, work)) return work.catch(() => undefined);
    }
    return undefined;
  }

  /** Whether a visitor who has an older page need not wait for this one. */
  isInTrouble(key: string): boolean {
    return !this.#isTrusted || this.#troubled.has(key);
  }

  /** When the backend last began to answer again: what was asked of it before may never be answered. */
  get recoveredAt(): number {
    return this.#recoveredAt;
  }

  /** The pages that are older than they should be. */
  get keys(): string[] {
    return [...new Set([...this.#waiting.keys(), ...this.#troubled])];
  }

  /** An older page was sent: it is to be renewed as soon as there is room. */
  ask(key: string): void {
    if (this.#waiting.has(key) || [...this.#underWay].some((attempt) => attempt.key === key)) return;
    this.#waiting.set(key, 0);
    this.#plan();
  }

  /** The page failed, or takes long. */
  failed(key: string): void {
    this.#troubled.add(key);
    if (this.#troubled.size >= mostTroubled) this.#isTrusted = false;
    this.#waiting.delete(key);
    this.#waiting.set(key, Date.now() + someTime());
    this.#plan();
  }

  succeeded(key: string): void {
    const isRecovery = this.#troubled.has(key);
    this.forget(key);
    this.#troubled.clear();
    this.#isTrusted = true;
    if (isRecovery) this.wake();
  }

  /** What has gone or is no page any more need not be renewed. */
  forget(key: string): void {
    this.#troubled.delete(key);
    this.#waiting.delete(key);
    for (const attempt of this.#underWay) if (attempt.key === key) attempt.isDone = true;
  }

  /** The backend answers again, it seems: everything that waits is tried now. */
  wake(): void {
    this.#notBefore = 0;
    this.#recoveredAt = Date.now();
    for (const key of this.#waiting.keys()) this.#waiting.set(key, 0);
    this.#plan();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0 || this.#underWay.size >= this.#room) return;
    const next = Math.max(this.#notBefore, Math.min(...this.#waiting.values()));
    // Not at once: what calls this has its own work to end first.
    this.#timer = setTimeout(() => this.#begin(), Math.max(0, next - Date.now())).unref();
  }

  get #room(): number {
    return this.#isTrusted ? mostAtOnce : 1;
  }

  #begin(): void {
    const now = Date.now();
    for (const [key, at] of [...this.#waiting]) {
      if (this.#underWay.size >= this.#room) break;
      if (at <= now) this.#attempt(key);
    }
    this.#plan();
  }

  #attempt(key: string): void {
    const attempt = { key, isOver: false, isDone: false };
    this.#waiting.delete(key);
    this.#underWay.add(attempt);
    const end = () => {
      if (attempt.isOver) return;
      attempt.isOver = true;
      clearTimeout(patience);
      this.#underWay.delete(attempt);
      if (!attempt.isDone && !this.#waiting.has(key)) this.#waiting.set(key, Date.now() + someTime());
      if (!this.#isTrusted) this.#notBefore = Date.now() + someTime();
      this.#plan();
    };
    // One that hangs must not keep the others from being tried.
    const patience = setTimeout(end, 2 * this.patienceMs).unref();
    this.#renew(key).then(end, end);
  }
}

function someTime(): number {
  return retryMs * (0.7 + 0.6 * Math.random());
}
