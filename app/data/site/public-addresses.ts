import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { addMonth } from "#domain/time/dates.ts";
import { madridMinute } from "#domain/time/madrid-time.ts";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";

const changed = { updated_at: z.string() };
const picture = z.nullable(z.string());
const club = z.object({ id: z.string(), link: picture, hero_image: picture, image: picture, ...changed });
const product = z.object({ slug: z.string(), image_url: picture, ...changed });
const landing = z.object({ slug: z.string(), ...changed });
const article = z.object({ slug: z.string(), image_url: picture, publication_date: z.string(), ...changed });
const event = z.object({ slug: z.string(), image_url: picture, ...changed });
const episode = z.object({ slug: z.string(), youtube_id: z.string(), image_url: picture, ...changed });
const ofClub = z.object({ club_id: z.string(), ...changed });
const deletedAt = z.record(z.string(), z.string());
const month = z.object({ month: z.string(), changed_at: z.string() });

type AddressedClub = z.infer<typeof club>;
export type AddressedProduct = z.infer<typeof product>;
export type AddressedLanding = z.infer<typeof landing>;
export type AddressedArticle = z.infer<typeof article>;
export type AddressedEvent = z.infer<typeof event>;
export type AddressedEpisode = z.infer<typeof episode>;
export type Change = { updated_at: string };
type Deletions = z.infer<typeof deletedAt>;
export type ArticleMonth = z.infer<typeof month>;

/** What a visitor may see that has an address of its own; the articles are many and come by the month. */
export interface PublicAddresses {
  clubs: AddressedClub[];
  /** The ids of those that have a timetable of ours. */
  clubsWithClasses: ReadonlySet<string>;
  products: AddressedProduct[];
  landingPages: AddressedLanding[];
  events: AddressedEvent[];
  episodes: AddressedEpisode[];
  /** When what clubs' pages show beside the club was changed. */
  ofClubs: (Change & { club_id: string })[];
  /** When a row was last taken away, as ISO text, by its table: `events`, or `precios acacias` where it was a club's. */
  deletions: Deletions;
}

/** Every club, product, event, episode and published landing page, by what their addresses hold. Throws when a read fails. */
export async function listPublicAddresses(client: SupabaseClient): Promise<PublicAddresses> {
  const [clubs, classes, products, landingPages, events, episodes, rates, extras, deletions] = await Promise.all([
    listOf(client, "clubs", club, ["display_order", "id"]),
    listOf(client, "club_classes", z.object({ club_id: z.string() }), ["club_id"]),
    listOf(client, "merch_products", product, ["slug"]),
    listOf(client, "landing_pages", landing, ["slug"]),
    listOf(client, "events", event, ["slug"]),
    listOf(client, "ninecast_episodes", episode, ["slug"]),
    listOf(client, "precios", ofClub, ["id"]),
    listOf(client, "club_extra_services", ofClub, ["id"]),
    readDeletions(client),
  ]);
  return {
    clubs,
    clubsWithClasses: new Set(classes.map((entry) => entry.club_id)),
    products,
    landingPages,
    events,
    episodes,
    ofClubs: [...rates, ...extras],
    deletions,
  };
}

async function readDeletions(client: SupabaseClient): Promise<Deletions> {
  const { data } = await client.from("content_revision").select("deletions").single().throwOnError();
  return deletedAt.parse(data.deletions);
}

/** The months (`2026-11`, in Madrid) in which articles were published, the latest first. Throws when the read fails. */
export async function listArticleMonths(client: SupabaseClient): Promise<ArticleMonth[]> {
  const { data } = await client.rpc("article_months").throwOnError();
  return parseRows(client, "article_months", month, data);
}

/** The published articles of a month (`2026-11`, in Madrid), the oldest first. Throws when a read fails. */
export async function listArticlesOf(client: SupabaseClient, asked: string): Promise<AddressedArticle[]> {
  const [from, to] = [`${asked}-01`, addMonth(`${asked}-01`)].map((day) => madridMinute(day, 0).toISOString());
  const rows = await readAll((first, last, options) => {
    const query = client.from("articles").select(Object.keys(article.shape).join(), options);
    return query
      .gte("publication_date", from)
      .lt("publication_date", to)
      .order("publication_date", { ascending: true })
      .order("slug", { ascending: true })
      .range(first, last)
      .throwOnError();
  });
  return parseRows(client, "articles", article, rows);
}

async function listOf<Shape extends z.core.$ZodLooseShape, T>(
  client: SupabaseClient,
  table: string,
  schema: z.ZodMiniObject<Shape> & z.ZodMiniType<T>,
  order: readonly string[],
): Promise<T[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(table).select(Object.keys(schema.shape).join(), options);
    const ordered = order.reduce((builder, column) => builder.order(column, { ascending: true }), query);
    return ordered.range(from, to).throwOnError();
  });
  return parseRows(client, table, schema, rows);
}
