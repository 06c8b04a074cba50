import { inLanguage, publishedLanguages } from "#shared/language.ts";
import { type State, stateOf } from "./state.ts";

/** The pages of a visit that was booked, by its private link. */
export async function visitStates(url: string): Promise<State[]> {
  const path = await bookVisit(url);
  return publishedLanguages.flatMap((language) => {
    const at = stateOf("visitor");
    const own = inLanguage("/visita/clave", language);
    const there = (rest: string) => ({ path: inLanguage(path, language) + rest });
    return [
      at(own, "", undefined, there("")),
      at(own, "just booked", undefined, there("?nueva=1")),
      at(own, "calendars open", (page) => page.locator("details.done__calendar > summary").click(), there("")),
      at(`${own}/cambiar`, "", undefined, there("/cambiar")),
      at(
        `${own}/cambiar`,
        "another hour",
        async (page) => {
          await page.locator("label.day:has(input:enabled)").last().click();
          await page.locator("label.slot:has(input:enabled):visible").first().click();
        },
        there("/cambiar"),
      ),
    ];
  });
}

/** As a browser without scripts does: the last hour of the form that is free. */
async function bookVisit(url: string): Promise<string> {
  const form = `${url}/club/acacias/visita`;
  const page = await fetch(form).then((it) => it.text());
  const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([it]) => it);
  const readValue = (input = "") => /value="([^"]*)"/.exec(input)?.[1] ?? "";
  const hour = inputs.findLast((it) => it.includes('name="hora-') && !it.includes("disabled"));
  const date = /name="hora-([^"]*)"/.exec(hour ?? "")?.[1] ?? "";
  const body = new URLSearchParams({
    ...{ dia: date, [`hora-${date}`]: readValue(hour) },
    clave: readValue(inputs.find((it) => it.includes('name="clave"'))),
    ...{ nombre: "Carmen Ridruejo", email: "carmen@correo.example", telefono: "600000184" },
  });
  const answer = await fetch(form, { method: "POST", body, redirect: "manual" });
  const to = answer.headers.get("location");
  if (!to) throw new Error(`No visit was booked: ${answer.status}`);
  return new URL(to, url).pathname;
}
