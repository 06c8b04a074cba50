import * as z from "zod/mini";
import { addressPath } from "#domain/links/redirects.ts";
import { callFunction } from "../backends/call-function.ts";
import { KeptAnswer } from "../backends/kept-answer.ts";
import type { Log } from "../process/log.ts";

const answered = z.record(
  z.string(),
  z.object({ status: z.enum(["301", "302", "410"]), leads_to: z.nullable(z.string()) }),
);

type Ways = z.infer<typeof answered>;

/** The addresses that staff lead elsewhere. */
export class Redirects extends KeptAnswer<Ways> {
  constructor(read: () => Promise<Ways>, log: Log) {
    super("redirects", read, {}, log);
  }

  /** Where an address leads that has no page. */
  async at(url: string): Promise<Ways[string] | undefined> {
    const path = addressPath(url);
    const known = path ? await this.all() : {};
    return path && Object.hasOwn(known, path) ? known[path] : undefined;
  }
}

/** All of them, as the backend says them to anybody. Rejects while it is away. */
export const readRedirects = (link: Parameters<typeof callFunction>[0]): Promise<Ways> =>
  callFunction(link, answered, "all_redirects");
