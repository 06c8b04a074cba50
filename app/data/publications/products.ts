import type { SupabaseClient } from "@supabase/supabase-js";
import { type PageOf, pageSize } from "#domain/lists/paging.ts";
import {
  listedProduct,
  type Product,
  type ProductCard,
  productCard,
  products,
} from "../../content/publications/product.ts";
import { type Priced, withPastPrices } from "../clubs/past-prices.ts";
import { parseCounted } from "../parse-rows.ts";
import { type PublicList, readPage } from "../read-page.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";
import { readAtSlug } from "./former-slugs.ts";

/** The products as the panel edits them, one at a time. */
export const productsTable = recordTable(products, "display_order");

/** The products as the panel lists them. */
export const listedProductsTable = listed(productsTable, listedProduct);

const cards: PublicList<ProductCard> = {
  table: products.table,
  schema: productCard,
  texts: products.columns,
  order: { column: "display_order", ascending: true },
};

/** A page of the products, in the order staff gave them (public-site §7); null when there are not so many. Throws when the read fails. */
export async function readProducts(client: SupabaseClient, page: number): Promise<PageOf<ProductCard & Priced> | null> {
  const read = await readPage(client, cards, page, pageSize);
  return read && { ...read, items: await withPastPrices(client, "merch_products", read.items) };
}

/** The product that is or used to be at an address, or null when there is none. Throws when the read fails. */
export async function readProduct(client: SupabaseClient, slug: string): Promise<(Product & Priced) | null> {
  return readAtSlug(client, products.table, slug, async (column, value) => {
    const query = client
      .from(products.table)
      .select(columnsIn(client, products.row), { count: "exact" })
      .eq(column, value);
    const rows = parseCounted(client, products.table, products.row, await query.throwOnError());
    const [product] = await withPastPrices(client, "merch_products", inLanguage(client, products.columns, rows));
    return product ?? null;
  });
}
