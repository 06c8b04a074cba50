import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { type State, stateOf } from "./state.ts";

const long = (path: string, does: string, open?: State["open"]): State =>
  stateOf("staff")(path, `${does}, long list`, open, { isLong: true });
const link = (page: Page, name: string) => page.getByRole("link", { name }).filter({ visible: true }).first();
const next = (page: Page) => link(page, "Siguientes").click();

/** Rows enough for lists that are drawn in parts, and for those that are read in pages. */
export async function lengthenLists(sql: Sql): Promise<void> {
  await sql`insert into precios (club_id, title, price)
    select 'retiro', 'Tarifa número ' || n, 30 from generate_series(1, 460) as n`;
  await sql`insert into merch_products (slug, name, price, display_order)
    select 'largo-' || n, 'Camiseta número ' || n, 20, 1000 + n from generate_series(1, 700) as n`;
  await sql`insert into articles (slug, title, author, content, publication_date)
    select 'largo-' || n, 'Artículo número ' || n, 'Nueve', 'Texto', now() - n * interval '1 hour'
    from generate_series(1, 700) as n`;
}

/** Lists of the panel and of the site that do not fit on one page. */
export const longListStates: readonly State[] = [
  long("/admin/prices", "first rows"),
  long("/admin/prices", "more rows", async (page) => {
    await page.getByRole("button", { name: "Mostrar más" }).click();
    // Where a row does not stand half below the bar at the top.
    await page.evaluate(() => scrollTo(0, 0));
  }),
  ...["/admin/merch", "/admin/9ftoday"].flatMap((path) => [
    long(path, "first page"),
    long(path, "second page", async (page) => {
      await next(page);
      await page.waitForURL(/desde=/);
    }),
    long(path, "found", async (page) => {
      await page.getByRole("searchbox").fill("número 69");
      await page.waitForURL(/buscar=/);
    }),
    long(path, "nothing found", async (page) => {
      await page.getByRole("searchbox").fill("nada que exista");
      await page.waitForURL(/buscar=/);
    }),
  ]),
  ...["/merch", "/9ftoday", "/en/merch", "/en/9ftoday"].flatMap((path) => [
    stateOf("visitor")(path, "long list", undefined, { isLong: true }),
  ]),
];
