import type { Page } from "@playwright/test";
import { hostileStrings } from "./hostile-strings.ts";
import type { Watch } from "./watch-page.ts";

/** A form by its address: its fields, one of which makes the site answer with the form and everything typed. */
const forms: [path: string, fields: string[], wrong: Record<string, string>][] = [
  ["/contact", ["tema", "club", "nombre", "mensaje", "via"], { contacto: "nadie" }],
  ["/partners", ["company_name", "contact_name", "phone", "website", "proposal"], { email: "nadie" }],
  ["/careers", ["puesto", "nombre", "telefono", "inicio", "titulacion", "mensaje"], { email: "nadie" }],
  ["/partners/alpine-madrid-sur", ["nombre", "via", "mensaje"], { contacto: "nadie" }],
  ["/club/acacias/visita", ["dia", "hora", "nombre", "telefono", "mensaje", "clave"], { email: "nadie" }],
  ["/club/retiro/visita", ["nombre"], { email: "nadie" }],
];

/** Each string in every field of every form that visitors send, as it is said back to whoever left something out. */
export async function tryForms(url: string, page: Page, watch: Watch, misses: string[]): Promise<number> {
  let answers = 0;
  for (const [path, fields, wrong] of forms) {
    for (const text of hostileStrings) {
      const body = new URLSearchParams({ ...Object.fromEntries(fields.map((field) => [field, text])), ...wrong });
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
      misses.push(...watch.taken().map((value) => `${path}: ${value}, of ${JSON.stringify(text.slice(0, 80))}`));
    }
  }
  return answers;
}
