import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { makeFolder } from "../../bench/measure/make-folder.ts";
import { runSite, serverCommand } from "../../bench/measure/running-site.ts";
import { staff, staffEnvironment } from "../../bench/measure/staff.ts";
import { openBrowser } from "../../bench/measure/with-site.ts";
import { tryDocuments } from "./hostile-documents.ts";
import { tryFiles } from "./hostile-files-served.ts";
import { tryForms } from "./hostile-forms.ts";
import { lookAt, tryCards } from "./hostile-looks.ts";
import { pagesOf } from "./hostile-pages.ts";
import { readFields, writeFields } from "./hostile-rows.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { accessTo } from "./ledger.ts";
import type { Round } from "./round.ts";
import { watchContext } from "./watch-page.ts";

/** How often all pages are opened in a browser at both widths, which takes a minute or two each time. */
const looks = { full: 2, part: 2 };

/** What people may write anywhere, as browsers, feed readers, calendars, visitors and staff get it; and files. */
export const hostile: Round = async ({ full, say }) => {
  const turns = full ? hostileStrings.length : 6;
  const between = turns / (full ? looks.full : looks.part);
  using folder = makeFolder();
  const log = join(folder.path, "site.log");
  const site = await runSite(serverCommand, folder.path, staffEnvironment, openSync(log, "a"));
  await using browser = await openBrowser();
  const access = accessTo(site, folder.path);
  const context = await browser.newContext({ locale: "es-ES" });
  const watch = await watchContext(context, site.url);
  const page = await context.newPage();
  const misses: string[] = [];
  const files = await tryFiles(access, page, watch);
  misses.push(...files.misses);
  say(`${files.text}; ${misses.length} misses`);
  const echoed = await tryForms(site.url, page, watch, misses);
  say(`${echoed} answers of forms; ${misses.length} misses`);
  const fields = await readFields(access);
  const pages = pagesOf(fields);
  // In documents that are only read, nothing shall be asked for.
  const reader = await (await browser.newContext()).newPage();
  await signIn(page, site.url);
  let [written, looked] = [0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    // Each turn every field has another string, and after all of them each has had every one.
    const shift = Math.floor((turn * hostileStrings.length) / turns);
    const places = new Map(fields.map((field, index) => [field, index]));
    const textFor = (field: (typeof fields)[number]) =>
      hostileStrings[(shift + (places.get(field) ?? 0)) % hostileStrings.length] ?? "";
    written += await writeFields(access, fields, textFor);
    const found = await tryDocuments(site.url, pages, reader);
    if (turn % between === 0) {
      for (const path of [...pages.site, ...pages.panel]) found.push(...(await lookAt(page, site.url, path, watch)));
      found.push(...(await tryCards(reader, site.url, pages.site)));
      looked += 1;
    }
    misses.push(...found.map((value) => `turn ${turn}, ${value}`));
    if (found.length > 0 || turn % between === 0)
      say(`turn ${turn}: ${written} fields written, ${misses.length} misses\n${found.slice(0, 12).join("\n")}`);
  }
  await site.stop();
  misses.push(...saidInLog(readFileSync(log, "utf8")));
  const documents = pages.site.length + pages.feeds.length + pages.calendars.length;
  const text = `${hostileStrings.length} strings; ${fields.length} fields of 21 tables, written ${written} times in ${turns} turns (what a rule of its table refuses is not counted); after each turn ${documents} documents (pages, feeds, calendars) parsed; after ${looked} of them ${pages.site.length} pages of the site and ${pages.panel.length} of the panel opened at 390 and 1440 px, and the cards of shared links drawn; ${echoed} answers of forms that say back what was typed; ${files.text}: ${misses.length} executions, broken layouts, rows left out or places told.`;
  return { text, misses };
};

/** What the site could not show although its database had taken it: each kind once. */
function saidInLog(log: string): string[] {
  const kinds = new Map<string, string>();
  for (const line of log.split("\n")) {
    if (!line.startsWith("{") || !line.includes('"level":"error"')) continue;
    const { event, error = "" }: { event: string; error?: string } = JSON.parse(line);
    const why = error.split("\n")[0]?.slice(0, 300) ?? "";
    kinds.set(`${event} ${why.replaceAll(/\([^)]*\)/g, "")}`, `${event}: ${why}`);
  }
  return [...kinds.values()];
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL(/\/admin$/);
}
