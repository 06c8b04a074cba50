import * as z from "zod/mini";
import { callFunction } from "../backends/call-function.ts";
import { KeptAnswer } from "../backends/kept-answer.ts";
import type { Log } from "../process/log.ts";

const hundredths = z.number().check(z.minimum(0), z.maximum(100));
const answered = z.record(z.string(), z.tuple([hundredths, hundredths]));

/** What no cut of a picture leaves out, in hundredths from the left and from above. */
export interface FocalPoint {
  x: number;
  y: number;
}
type Points = ReadonlyMap<string, FocalPoint>;

/** The points that staff have set, by `<bucket>/<name>`. */
export class FocalPoints extends KeptAnswer<Points> {
  constructor(read: () => Promise<Points>, log: Log) {
    super("focal points", read, new Map(), log);
  }
}

/** All of them, as the backend says them to anybody. Rejects while it is away. */
export async function readFocalPoints(link: Parameters<typeof callFunction>[0]): Promise<Points> {
  const points = await callFunction(link, answered, "all_focal_points");
  return new Map(Object.entries(points).map(([name, [x, y]]) => [name, { x, y }]));
}
