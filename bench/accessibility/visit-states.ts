import { inLanguage, ownLanguage, publishedLanguages } from "#shared/language.ts";
import { bookVisit } from "./book-visit.ts";
import { type State, stateOf } from "./state.ts";

/** The pages of a visit that was booked, by its private link. */
export async function visitStates(url: string): Promise<State[]> {
  const { path } = await bookVisit(url, ownLanguage, "Carmen Ridruejo", "600000184");
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
