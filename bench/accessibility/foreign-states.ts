import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { furtherLanguages } from "#app/content/site/translation.ts";
import { inLanguage, type Language, publishedLanguages } from "#shared/language.ts";
import { bookVisit } from "./book-visit.ts";
import { type State, stateOf } from "./state.ts";

const at = stateOf("staff");

/** A club that has just opened, and people of each language who asked to hear of it. */
export async function letPeopleWait(sql: Sql): Promise<void> {
  for (const language of publishedLanguages) {
    const email = `espera-${language}@correo.example`;
    await sql`insert into requests (kind, email, club_id, notice_version, language)
      values ('opening_notice', ${email}, 'retiro', 'walk', ${language})`;
  }
  await sql`update clubs set is_under_construction = false where id = 'retiro'`;
}

export const waitingStates: readonly State[] = [
  at("/admin/visits?club=retiro", "people who wait", undefined, { isLong: true }),
  at(
    "/admin/visits?club=retiro",
    "letters in each language",
    async (page) => {
      await page.getByRole("button", { name: "Escribirles" }).click();
      await page.getByRole("dialog").first().waitFor();
    },
    { isLong: true },
  ),
];

/** What staff see of somebody who wrote and booked in another language than theirs. */
export async function foreignStates(url: string): Promise<State[]> {
  const states = await Promise.all(furtherLanguages.map(({ code }, at) => statesIn(url, code, `60000019${at}`)));
  return states.flat();
}

async function statesIn(url: string, language: Language, phone: string): Promise<State[]> {
  const name = `Liv Hansen (${language})`;
  const { date } = await bookVisit(url, language, name, phone);
  await write(url, language, name);
  const path = `/admin/visits?club=acacias&dia=${date}`;
  const row = (page: Page) => page.locator("a[href^='/admin/inbox/']").filter({ hasText: name }).first();
  return [
    at("/admin/inbox", `somebody of ${language}`, (page) => row(page).waitFor()),
    at("/admin/inbox", `somebody of ${language}, open`, async (page) => {
      await row(page).click();
      await page.getByRole("heading", { level: 2, name }).waitFor();
    }),
    at("/admin/visits", `somebody of ${language}`, (page) => openVisit(page, name), { path }),
    at(
      "/admin/visits",
      `somebody of ${language} is not to come`,
      async (page) => {
        await openVisit(page, name);
        await page
          .locator(".visit-person")
          .filter({ hasText: name })
          .getByRole("button", { name: /^Anular/ })
          .click();
      },
      { path },
    ),
    at(
      "/admin/visits",
      `somebody of ${language} is moved`,
      async (page) => {
        await openVisit(page, name);
        await page
          .locator(".visit-person")
          .filter({ hasText: name })
          .getByRole("button", { name: /^Mover/ })
          .click();
        await page.getByRole("dialog").first().waitFor();
      },
      { path },
    ),
  ];
}

/** A phone lists who comes; on a desk an hour of the week is opened first. */
async function openVisit(page: Page, name: string): Promise<void> {
  const person = page.locator(".visit-person").filter({ hasText: name, visible: true });
  const hour = page.locator(".agenda__cell").filter({ visible: true });
  await person.or(hour).first().waitFor();
  if (!(await person.isVisible()))
    await page
      .getByRole("button", { name: new RegExp(name.replaceAll(/[()]/g, "\\$&")) })
      .first()
      .click();
  await person.waitFor();
}

async function write(url: string, language: Language, name: string): Promise<void> {
  const body = new URLSearchParams({
    ...{ nombre: name, via: "email", contacto: "liv@correo.example", tema: "Clases y horarios", club: "acacias" },
    mensaje: "Is there parking near the club? I would come by car.",
  });
  const answer = await fetch(url + inLanguage("/contact", language), { method: "POST", body, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`Nothing was written: ${answer.status}`);
}
