import { Gate } from "#shared/gate.ts";
import { runAside } from "../run-aside.ts";

/** As long as a drawing may take to be cleaned; an honest one takes milliseconds. */
const mostMs = 3_000;
const gate = new Gate({ atOnce: 1, mayWait: 20 });
const worker = new URL("./clean-drawing-worker.ts", import.meta.url);

/**
 * `cleanSvg` on a thread of its own, one drawing at a time. Null for what is no drawing, and for what takes longer than three
 * seconds or more memory than 256 MB. Throws `GateIsFull` when too many wait.
 */
export const cleanDrawing = (text: string): Promise<string | null> =>
  gate.run(() => runAside<string>(worker, text, mostMs));
