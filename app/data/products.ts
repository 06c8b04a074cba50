import type { SupabaseClient } from "@supabase/supabase-js";
import { type Product, product } from "../content/product.ts";
import { isStoredSlug } from "../domain/slug.ts";
import { parseRow, parseRows } from "./parse-rows.ts";
import type { RecordTable } from "./records.ts";

/** The products as the panel edits them. */
export const productsTable: RecordTable<Product> = {
  name: "merch_products",
  schema: product,
  order: [{ column: "display_order", ascending: true }],
};

/** Every product, in the order staff gave them. Throws when the read fails. */
export async function listProducts(client: SupabaseClient): Promise<Product[]> {
  const query = client.from("merch_products").select("*");
  const { data } = await query.order("display_order", { ascending: true }).throwOnError();
  return parseRows("merch_products", product, data);
}

/** The product at an address, or null when there is none. Throws when the read fails. */
export async function readProduct(client: SupabaseClient, slug: string): Promise<Product | null> {
  if (!isStoredSlug(slug)) return null;
  const { data } = await client.from("merch_products").select("*").eq("slug", slug).maybeSingle().throwOnError();
  return parseRow("merch_products", product, data);
}
