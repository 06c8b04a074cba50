import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { en } from "#texts/en.ts";
import { cookiesAnswered } from "./fixtures/cookies-answered.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";
import { sendMails } from "./fixtures/send-mails.ts";

/** Sentences of ours that English says otherwise; one word or a name may stand in what staff wrote. */
const spanish = Object.entries(en)
  .filter(([key, said]) => key !== said && !key.includes("{") && key.trim().split(" ").length > 1 && key.length > 11)
  .map(([key]) => key);

/** Below what is marked as Spanish stands what nobody has translated yet. */
async function expectEnglish(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const left = await page.evaluate((sentences) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const it of body.querySelectorAll("[lang=es], script, style, template")) it.remove();
    const text = `${document.title} ${body.textContent}`.replace(/\s+/g, " ");
    return sentences.filter((sentence) => text.includes(sentence));
  }, spanish);
  expect(left, page.url()).toEqual([]);
}

test("a visitor switches to English, finds a club and its timetable, books, and is answered in English @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  test.slow(); // Mails have a way to go.
  await restoreAfter("requests", "request_events", "visits", "visit_secrets", "visit_events", "outbox", "mail_service");
  await cookiesAnswered(page);
  const post = await openMailServer();
  const stop = await sendMails(site, post.url);
  try {
    const isThere = async () => (await site.sql`select seen_at from mail_service`)[0]?.seen_at;
    await expect.poll(isThere).not.toBeNull();
    const find = (name: string | RegExp) => page.getByRole("link", { name }).filter({ visible: true }).first();
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await find("English").click();
    await expect(page).toHaveURL(/\/en$/);
    await expectEnglish(page);
    await page.getByRole("navigation").first().getByRole("link", { name: "Clubs" }).click();
    await page.getByRole("searchbox", { name: "Find a club" }).fill("28005");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/en\/clubs\?q=28005/);
    await expectEnglish(page);
    await find(/ACACIAS/).click();
    await expect(page).toHaveURL(/\/en\/club\/acacias$/);
    await expectEnglish(page);
    await page.goto("/en/club/acacias/horario", { waitUntil: "domcontentloaded" });
    await expectEnglish(page);
    await expect(find(/calendar/i)).toHaveAttribute("href", /^\/en\/club\/acacias\/horario\.ics/);
    // Nobody here waits to see pictures, which are made when they are first asked for.
    await page.goBack({ waitUntil: "domcontentloaded" });
    await find("Book your visit").click();
    await expect(page).toHaveURL(/\/en\/club\/acacias\/visita$/);
    await expectEnglish(page);
    await bookLastDay(page);
    await expect(page.getByRole("status").first()).toHaveText("Visit booked");
    await expect(page).toHaveURL(/\/en\/visita\//);
    await expectEnglish(page);
    await expect.poll(() => post.mails.map((receivedMail) => receivedMail.to.join())).toContain("liv@correo.example");
    const mail = post.mails.find(({ to }) => to.includes("liv@correo.example"))?.text ?? "";
    expect(mail).toContain("Hello Liv,");
    expect(mail).toContain('<html lang="en">');
    const [link = ""] = /http\S+\/en\/visita\/[\w-]+/.exec(mail) ?? [];
    await page.goto(link, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
    await find("Change or cancel").click();
    await expectEnglish(page);
    await page.getByRole("button", { name: "Cancel the visit" }).click();
    await expect(page.getByRole("status").first()).toHaveText("Visit cancelled");
    await expectEnglish(page);
  } finally {
    await stop();
    await post.close();
  }
});

async function bookLastDay(page: Page): Promise<void> {
  // The last day that can be chosen is never today.
  const day = page.locator("label.day:has(input:enabled)").last();
  await day.click();
  await expect(day.getByRole("radio")).toBeChecked();
  await expect(() => page.locator("label.slot:has(input:enabled):visible").first().click({ timeout: 2_000 })).toPass();
  await page.getByLabel("Name").fill("Liv Hansen");
  await page.getByLabel("Phone").fill("+34 600 00 01 85");
  await page.getByLabel("Email", { exact: true }).fill("liv@correo.example");
  await page.getByRole("button", { name: "Book visit" }).click();
}
