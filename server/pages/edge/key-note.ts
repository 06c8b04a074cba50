import type { Env } from "#server/process/env.ts";
import { keyPath } from "./index-now.ts";

/** The text by which search engines know that who tells them of changes is this site; where it is to tell them. */
export function keyNote({ INDEXNOW_KEY: key }: Env): { path: string; text: string } | undefined {
  return key === undefined ? undefined : { path: keyPath(key), text: key };
}
