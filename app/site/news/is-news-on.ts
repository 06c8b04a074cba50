import type { RouterContextProvider } from "react-router";
import { readTodaySetting } from "#app/data/site/settings.ts";
import { readOnceContext, renderReportContext } from "#app/load-context.ts";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import { readOr } from "../read-or.ts";

/** Whether 9FToday is switched on; any error means it is (public-site §4). */
export async function isNewsOn(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const reading = context.get(readOnceContext)("setting of 9FToday", readTodaySetting);
  return isTodayEnabled(await readOr(context.get(renderReportContext), "9FToday setting", reading, null));
}
