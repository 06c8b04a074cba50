import type { Page } from "@playwright/test";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { inLanguage, type Language } from "#shared/language.ts";
import { translatorOf } from "#texts/translators.ts";
import { type State, stateOf } from "./state.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const follow = (name: string | RegExp) => (page: Page) => link(page, name).click();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const untilOpen = (page: Page) => page.locator("dialog:popover-open, dialog:modal").first().waitFor();
/** One thing after the other. */
const doing =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const sendEmpty = (name: string) => doing(press(name), (page) => page.getByRole("alert").first().waitFor());
const chooseHour = async (page: Page) => {
  await page.locator("label.day:has(input:enabled)").last().click();
  await page.locator("label.slot:has(input:enabled):visible").first().click();
};
const openClass = doing(
  (page) => page.locator("main button[popovertarget]:not([popovertargetaction]):visible").first().click(),
  (page) => page.locator(".class-details:popover-open").waitFor(),
);
const play = doing((page) => page.locator("a[data-title]").first().click(), untilOpen);
const episode = "/ninecast/entrenar-con-dolor-cuando-parar";
const product = "/merch/cinturon-de-fuerza-104512";

/** Every way in which a visitor may find a page that is not how it first comes. */
export function siteStatesIn(language: Language): State[] {
  const t = translatorOf(language);
  const at = (path: string, ...rest: [does?: string, open?: State["open"], rest?: Partial<State>]) =>
    stateOf("visitor")(inLanguage(path, language), ...rest);
  const openProposal = doing(follow(t("Enviar propuesta")), untilOpen);
  return [
    ...["/", "/club/", "/merch/", "/9ftoday/", "/events/", "/ninecast/", "/p/"].map((path) =>
      at(`${path}no-hay`, "not there"),
    ),
    ...["/", "/club/acacias", "/contact", "/careers", "/partners", "/ninecast", "/merch"].map((path) =>
      at(path, "cookies not answered", undefined, { isUnanswered: true }),
    ),
    at("/clubs", "cookies by purpose", doing(follow(t("Configurar")), untilOpen), { isUnanswered: true }),
    at("/", "menu open", doing(press(t("Abrir menú")), untilOpen), { on: "phone" }),
    at("/", "invitation open", (page) =>
      page.getByRole("dialog", { name: t("Ven a probar un día") }).waitFor({ timeout: 15_000 }),
    ),
    at(
      "/",
      "notice of a club",
      doing(press(/CHAMBERÍ|TETUÁN|próximamente|coming soon/i), (page) => page.locator(".toast").first().waitFor()),
    ),
    at("/clubs?q=nada-que-exista", "nothing found"),
    at("/clubs?q=arganzuela", "found"),
    at("/clubs?abierto", "open now"),
    at("/club/acacias", "starter pack open", doing(press(t("Qué incluye el Starter Pack")))),
    at(
      "/club/acacias",
      "picture open",
      doing((page) => page.locator(".gallery a").first().click(), untilOpen),
    ),
    at("/club/valdebebas#tarifas-9f", "rates of 9F"),
    at("/club/valdebebas#tarifas-space", "rates of spAce"),
    at("/club/acacias/cartel", "notice of hours"),
    // Of next week: whatever day it is, none of them is over.
    at("/club/acacias/horario", "class open", openClass, {
      path: inLanguage(`/club/acacias/horario?dia=${addDays(madridDayAndMinute(new Date()).date, 7)}`, language),
    }),
    at("/club/acacias/horario?hora=tarde", "evening"),
    at("/club/acacias/visita", "an hour chosen", chooseHour),
    at("/club/acacias/visita", "faults", sendEmpty(t("Reservar visita"))),
    at("/club/retiro/visita", "not open yet"),
    at("/club/retiro/visita", "faults", sendEmpty(t("Avísame cuando abra"))),
    at("/club/cerrado/visita", "club gone"),
    at("/visita/no-existe", "no such visit"),
    at("/contact", "faults", sendEmpty(t("Enviar mensaje"))),
    at("/careers", "applying", doing(follow(new RegExp(`^${t("Solicitar")}`)))),
    // The browser itself would ask for what is missing before it sends.
    at("/careers", "faults", async (page) => {
      await page.locator("form:has([name=cv])").evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await sendEmpty(t("Enviar solicitud"))(page);
    }),
    at("/ninecast", "asks before a video", play, { isUnanswered: true }),
    at(
      "/ninecast",
      "video",
      doing(play, (page) => page.locator(".episode-player iframe").waitFor()),
    ),
    at(
      product,
      "buying without a size",
      doing((page) => page.locator("main a.button[data-replay]").click()),
    ),
    at(product, "size chosen", (page) => page.locator('.choice label:has([value="M"])').click()),
    at(episode, "asks before a video", play, { isUnanswered: true }),
    at("/partners", "proposal open", openProposal),
    at("/partners", "proposal faults", doing(openProposal, press(t("Siguiente")))),
    at(
      "/partners/alpine-madrid-sur",
      "asks before the form",
      (page) => page.getByRole("heading", { name: t("Pide información") }).scrollIntoViewIfNeeded(),
      { isUnanswered: true },
    ),
  ];
}
