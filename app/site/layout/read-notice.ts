import type { RouterContextProvider } from "react-router";
import { readLawfulNotice } from "#app/data/site/settings.ts";
import { readOnceContext, renderReportContext } from "#app/load-context.ts";
import { readOr } from "../read-or.ts";

/** Whether the notice of cookies says the lawful words; the specified ones where that cannot be read. */
export function readNotice(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const reading = context.get(readOnceContext)("setting of the cookie notice", readLawfulNotice);
  return readOr(context.get(renderReportContext), "cookie notice", reading, false);
}
