import { type HTMLFormElement, type HTMLInputElement, Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inLanguage, publishedLanguages } from "#shared/language.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import type { PlainText } from "#texts/translate.ts";
import { translatorOf } from "#texts/translators.ts";

// Forms as a browser without scripts sends them: the fields that the page itself has, to the address that it names. How they
// look there and what they say to faults, journeys see in a browser.
let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
});
afterAll(() => site.close());

let people = 0;

/** What somebody else writes each time; a field of another name is left as the page has it. */
const words = (): Record<string, string> => ({
  nombre: "Carmen Ridruejo",
  contacto: `carmen-${++people}@correo.example`,
  email: `carmen-${people}@correo.example`,
  telefono: `6000001${people + 10}`,
  mensaje: "¿A qué hora es la clase de yoga?",
  company_name: "Banco Almena",
  contact_name: "Luis Almena",
  proposal: "Cuentas para socios",
});
const forms: [path: string, said: PlainText][] = [
  ["/contact", "Mensaje enviado"],
  ["/careers", "Solicitud enviada"],
  ["/partners", "Propuesta enviada"],
  ["/club/acacias/visita", "Visita reservada"],
];

describe.each(publishedLanguages)("in %s", (language) => {
  const t = translatorOf(language);
  const there = (path: string) => inLanguage(path, language);

  test.each(forms)("the form of %s is sent, and the page says so", async (path, said) => {
    const answer = await send(there(path), (form) => form.method === "post");
    expect(answer.status, wordsIn(await answer.clone().text())).toBe(303);
    const to = answer.headers.get("location") ?? "";
    expect(to).toBe(inLanguage(to, language));
    const done = await fetch(site.origin + to);
    expect(done.status).toBe(200);
    expect(wordsIn(await done.text())).toContain(t(said));
  });

  test("a fault leaves the day and hour that were chosen, in the words of the page", async () => {
    const answer = await send(there("/club/acacias/visita"), (form) => form.method === "post", { email: "carmen@" });
    expect(answer.status).toBe(400);
    const [, chosen] = /<b data-says="choice"[^>]*>([^<]*)</.exec(await answer.text()) ?? [];
    const days = Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(t.locale, { weekday: "long" }).format(Date.UTC(2026, 0, 1 + day)),
    );
    expect(chosen).toMatch(new RegExp(`^(${days.join("|")}),? .*, \\d+:\\d\\d$`, "i"));
  });

  test("a visit is cancelled by the form of its private link", async () => {
    const booked = await send(there("/club/acacias/visita"), (form) => form.method === "post");
    const [link = ""] = booked.headers.get("location")?.split("?") ?? [];
    const answer = await send(`${link}/cambiar`, (form) => form.querySelector("[name=que]") !== null);
    expect(answer.status).toBe(303);
    expect(wordsIn(await (await fetch(site.origin + link)).text())).toContain(t("Visita anulada"));
  });

  test("the finder of clubs asks by its address", async () => {
    const answer = await send(there("/clubs"), (form) => form.querySelector("[name=q]") !== null, { q: "vicalvaro" });
    expect(answer.status).toBe(200);
    const names = [...(await answer.text()).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name = ""]) => wordsIn(name));
    expect(names.filter((name) => /^\p{Lu}+$/u.test(name))).toEqual(["CAÑAVERAL"]);
  });

  test.each(["/", "/clubs"])("on %s a club that opens soon leads to where somebody waits for it", async (path) => {
    const window = new Window({ url: `${site.origin}${there(path)}` });
    window.document.write(await (await fetch(site.origin + there(path))).text());
    const buttons = [...window.document.querySelectorAll("button[data-toasts]")];
    const forms = buttons.map((button) => window.document.getElementById(button.getAttribute("form") ?? ""));
    const places = forms.map((form) => form?.getAttribute("action"));
    await window.happyDOM.close();
    expect(places).toContain(there("/club/canaveral/visita"));
    for (const place of places) {
      const answer = await fetch(`${site.origin}${place}?`);
      expect(wordsIn(await answer.text())).toContain(t("Avísame cuando abra"));
    }
  });
});

const wordsIn = (html: string) =>
  html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>|<[^>]+>/gs, "").replaceAll(/\s+/g, " ");

/** Sends the first form of a page that is meant, filled in, as a browser does. */
async function send(path: string, isMeant: (form: HTMLFormElement) => boolean, more: Record<string, string> = {}) {
  const window = new Window({ url: `${site.origin}${path}` });
  window.document.write(await (await fetch(site.origin + path)).text());
  const form = [...window.document.querySelectorAll("form")].find(isMeant);
  if (!form) throw new Error(`${path} has no such form`);
  const fields = fieldsOf(form, { ...words(), ...more });
  const to = new URL(form.getAttribute("action") ?? "", `${site.origin}${path}`);
  const { method, enctype } = form;
  await window.happyDOM.close();
  const texts = new URLSearchParams([...fields].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
  if (method === "get") return fetch(`${to.origin}${to.pathname}?${texts}`);
  const body = enctype === "multipart/form-data" ? fields : texts;
  return fetch(to, { method: "POST", body, redirect: "manual" });
}

function fieldsOf(form: HTMLFormElement, typed: Record<string, string>): FormData {
  const fields = new FormData();
  const chosen = new Set(
    [...form.querySelectorAll("input[type=radio][checked]")].map((element) => element.getAttribute("name")),
  );
  for (const it of form.querySelectorAll("input, select, textarea")) {
    const { name, type, value, disabled, checked } = it as unknown as HTMLInputElement;
    if (!name || disabled) continue;
    if (type === "file") fields.set(name, new File(["%PDF-1.4\n%%EOF\n"], "cv.pdf", { type: "application/pdf" }));
    // Where nothing is chosen yet, the last that can be had.
    else if (type === "radio") (checked || !chosen.has(name)) && fields.set(name, value);
    else if (type === "checkbox") checked && fields.set(name, value);
    else fields.set(name, typed[name] ?? value);
  }
  const button = form.querySelector("button[name]");
  if (button) fields.set(button.getAttribute("name") ?? "", button.getAttribute("value") ?? "");
  return fields;
}
