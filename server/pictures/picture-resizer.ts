import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { ShareCardJob } from "./draw-share-card.ts";
import type { CardJob, ColoursJob, PictureJob, PictureResult, ResizeJob } from "./picture-worker.ts";

const idleMs = 20_000;
const mostProcessorMs = 30_000;
/** Only against a process that hangs: on a busy machine one of low priority waits for minutes. */
const hungMs = 10 * 60_000;

/** The picture cannot be made of this file, whatever is tried. */
export class UnreadablePicture extends Error {}

/** Too many pictures are waiting: ask again later. */
export class ResizerIsFull extends Error {}

/** Makes pictures in a process of low priority, one at a time. The process ends when there was nothing to do for a while. */
export class PictureResizer {
  readonly #mostMs: number;
  readonly #effort: number;
  readonly #mostWaiting: number;
  #worker: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * `mostMs`: the processor time that one picture may take; `effort`: how thoroughly it is packed (0 to 9);
   * `mostWaiting`: how many may wait for theirs.
   */
  constructor({ mostMs = mostProcessorMs, effort = 3, mostWaiting = 500 } = {}) {
    this.#mostMs = mostMs;
    this.#effort = effort;
    this.#mostWaiting = mostWaiting;
  }

  /** Writes the picture to `job.to`. Rejects with UnreadablePicture when it cannot be decoded, or not in time. */
  async resize(job: ResizeJob): Promise<void> {
    await this.#queue(job);
  }

  /** Draws the card and writes it to `card.to`. Rejects as `resize` does. */
  async drawCard(card: ShareCardJob): Promise<void> {
    await this.#queue({ card });
  }

  /** The picture's colours, as `meanColours` gives them. Rejects as `resize` does. */
  async colours(of: string): Promise<string | null> {
    return (await this.#queue({ coloursOf: of })).colours;
  }

  /** Starts the process ahead of the first picture, which then does not wait for it; it ends as after a picture. */
  wake(): void {
    if (this.#waiting > 0 || this.#worker) return;
    this.#worker = this.#start();
    this.#restSoon();
  }

  /** Pictures to make, the one being made among them. */
  get waiting(): number {
    return this.#waiting;
  }

  close(): void {
    this.#worker?.kill();
    this.#worker = null;
  }

  async #queue(job: ResizeJob | ColoursJob | CardJob) {
    if (this.#waiting >= this.#mostWaiting) throw new ResizerIsFull("too many pictures are waiting");
    this.#waiting += 1;
    const turn = this.#last
      .then(() => this.#run({ ...job, mostMs: this.#mostMs, effort: this.#effort }))
      .finally(() => this.#rest());
    this.#last = turn.catch(() => undefined);
    const result = await turn;
    if (!result.ok) throw new UnreadablePicture(result.reason);
    return result;
  }

  #run(job: PictureJob): Promise<PictureResult> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const settle = (result: PictureResult) => {
        clearTimeout(timer);
        worker.removeAllListeners("message").removeAllListeners("exit");
        resolve(result);
      };
      const timer = setTimeout(() => this.#giveUp(worker), hungMs);
      worker.once("message", (result: PictureResult) => settle(result));
      // A file that brings the process down is as unreadable as one that it refuses.
      worker.once("exit", () => {
        if (this.#worker === worker) this.#worker = null;
        settle({ ok: false, reason: "the resizing process ended" });
      });
      worker.send(job);
    });
  }

  #start(): ChildProcess {
    const worker = fork(join(import.meta.dirname, "picture-worker.ts"), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Pages first. At the lowest priority of all a busy machine makes none for a minute, and a list or an upload waits behind
    // them: browsers ask a server for six things at a time (HTTP/1.1).
    // From here: Linux knows a priority for each thread, and those that encode have begun before the worker's own code.
    if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    worker.on("error", () => this.#giveUp(worker));
    return worker;
  }

  #giveUp(worker: ChildProcess): void {
    worker.kill("SIGKILL");
  }

  #rest(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#restSoon();
  }

  #restSoon(): void {
    this.#idle = setTimeout(() => this.close(), idleMs).unref();
    this.#worker?.unref();
    this.#worker?.channel?.unref();
  }
}
