import type { Page } from "@playwright/test";
import { openSite } from "../../bench/measure/open-site.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { staff, staffEnvironment } from "../../bench/measure/staff.ts";
import { openBrowser } from "../../bench/measure/with-site.ts";
import { tryFiles } from "./hostile-files-served.ts";
import { readFields, writeField } from "./hostile-rows.ts";
import { hostileStrings } from "./hostile-strings.ts";
import { accessTo } from "./ledger.ts";
import type { Round } from "./round.ts";
import { faultsOf, type Watch, watchContext } from "./watch-page.ts";

const panel = [
  ...["/admin", "/admin/inbox", "/admin/visits", "/admin/header", "/admin/content", "/admin/prices", "/admin/clubs"],
  ...[
    "/admin/clubs/acacias",
    "/admin/ninecast",
    "/admin/events",
    "/admin/9ftoday",
    "/admin/merch",
    "/admin/testimonials",
  ],
  ...["/admin/landings", "/admin/partners", "/admin/manifiesto", "/admin/timetable", "/admin/positions"],
  ...["/admin/templates", "/admin/company", "/admin/privacy", "/admin/personas"],
];

/** A form by its address: its fields, one of which makes the site answer with the form and everything typed. */
const forms: [path: string, fields: string[], wrong: Record<string, string>][] = [
  ["/contact", ["tema", "club", "nombre", "mensaje", "via"], { contacto: "nadie" }],
  ["/partners", ["empresa", "contacto", "telefono", "web", "propuesta"], { email: "nadie" }],
  ["/careers", ["puesto", "nombre", "telefono", "inicio", "titulacion", "mensaje"], { email: "nadie" }],
  ["/partners/alpine-madrid-sur", ["nombre", "via", "mensaje"], { contacto: "nadie" }],
  ["/club/acacias/visita", ["dia", "nombre", "telefono", "mensaje"], { email: "nadie" }],
  ["/club/retiro/visita", ["nombre"], { email: "nadie" }],
];

/** What people may write anywhere, looked at by visitors and by staff on a phone and on a desk; and files. */
export const hostile: Round = async ({ full, say }) => {
  const turns = full ? hostileStrings.length : 3;
  // Nobody's chat or form: what is asked for outside is then a string's doing.
  await using site = await openSite({ ...staffEnvironment });
  await using browser = await openBrowser();
  const access = accessTo(site, site.dataDir);
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
  await signIn(page, site.url);
  let [written, pages] = [0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    // Each turn every field has another string, and after all of them each has had every one.
    const step = full ? 1 : Math.floor(hostileStrings.length / turns);
    for (const [index, field] of fields.entries()) {
      const text = hostileStrings[(turn * step + index) % hostileStrings.length] ?? "";
      if (await writeField(access, field, text)) written += 1;
    }
    for (const path of [...publicAddresses, "/visita", "/club/acacias/visita", "/club/retiro/visita", ...panel]) {
      misses.push(...(await lookAt(page, site.url, path, watch)).map((it) => `turn ${turn}, ${path}: ${it}`));
      pages += 1;
    }
    say(
      `${turn + 1} turns, ${written} fields written, ${pages} pages, ${misses.length} misses\n${misses.slice(-6).join("\n")}`,
    );
  }
  const text = `${hostileStrings.length} strings; ${fields.length} fields of 21 tables, written ${written} times in ${turns} turns (what a rule of its table refuses is not counted); ${pages} pages of site and panel looked at, each at 390 and 1440 px; ${echoed} answers of forms that say back what was typed; ${files.text}: ${misses.length} executions, broken layouts or places told.`;
  return { text, misses };
};

async function lookAt(page: Page, url: string, path: string, watch: Watch): Promise<string[]> {
  const answer = await page.goto(url + path, { waitUntil: "load", timeout: 30_000 }).catch(() => null);
  const status = answer?.status() ?? 0;
  const faults = status === 200 ? [] : [`status ${status}`];
  if (path.startsWith("/admin")) {
    await page
      .getByText("Cargando…", { exact: true })
      .first()
      .waitFor({ state: "hidden", timeout: 10_000 })
      .catch(() => {});
    await page
      .locator("main h1")
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => faults.push("no heading"));
  }
  faults.push(...(await faultsOf(page).catch((error: Error) => [`not looked at: ${error.message.slice(0, 200)}`])));
  // Handlers that wait for the pointer or the focus.
  await page.mouse.move(200, 300).catch(() => {});
  return [...faults, ...watch.taken()];
}

/** Each string in every field of every form that visitors send, as it is said back to whoever left something out. */
async function tryForms(url: string, page: Page, watch: Watch, misses: string[]): Promise<number> {
  let answers = 0;
  for (const [path, fields, wrong] of forms) {
    for (const text of hostileStrings) {
      const body = new URLSearchParams({ ...Object.fromEntries(fields.map((it) => [it, text])), ...wrong });
      const answer = await fetch(url + path, { method: "POST", body, headers: { origin: url }, redirect: "manual" });
      const html = await answer.text();
      answers += 1;
      if (answer.status !== 400) misses.push(`${path}: ${answer.status} to ${JSON.stringify(text.slice(0, 80))}`);
      // Without the policy of the page: nothing but the escaping stands between the string and the browser.
      await page
        .setContent(html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""), { waitUntil: "domcontentloaded" })
        .catch(() => null);
      const made = await page.locator("[data-hostile]").count();
      if (made > 0) misses.push(`${path}: ${made} elements made of ${JSON.stringify(text.slice(0, 80))}`);
      misses.push(...watch.taken().map((it) => `${path}: ${it}, of ${JSON.stringify(text.slice(0, 80))}`));
    }
  }
  return answers;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Contraseña", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await page.waitForURL(/\/admin$/);
}
