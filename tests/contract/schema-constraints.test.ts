import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { type Row, rowFor, validRows } from "#tests/fixtures/valid-rows.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const places: [table: string, column: string][] = [
  ["activities", "image"],
  ["articles", "image_url"],
  ["club_extra_services", "purchase_url"],
  ...["hero_image", "image", "link", "timetable_url"].map((it): [string, string] => ["clubs", it]),
  ["events", "url"],
  ["header_links", "path"],
  ...["image_url", "purchase_url", "video_url"].map((it): [string, string] => ["merch_products", it]),
  ...["link_url", "logo_url"].map((it): [string, string] => ["partners", it]),
  ["precios", "url"],
  ["testimonials", "image_url"],
];
const harmful = [
  ...["javascript:alert(1)", " JavaScript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["data:text/html,<script>", "vbscript:msgbox(1)", "blob:https://x/1", "file:///etc/passwd", "view-source:x"],
];
const harmless = [
  "https://a.example/x?y=a:b",
  "HTTP://a.example",
  "/clubs#javascript:",
  "mailto:a@b.example",
  "tel:+34",
];

/** For each rule of a table, the details that break it and no other. */
const broken: Record<string, [table: string, ...details: Row[]]> = {
  backup_runs_kind: ["backup_runs", { kind: "weekly" }],
  backup_runs_bytes: ["backup_runs", { bytes: -1 }],
  ...Object.fromEntries(
    places.map(([table, column]) => [
      `${table}_${column}_harmless`,
      [table, ...harmful.map((it) => ({ [column]: it }))] satisfies [string, ...Row[]],
    ]),
  ),
  activities_intensity_known: ["activities", { intensity: "brutal" }],
  activities_mark_known: ["activities", { mark: "estrella" }],
  activities_minutes_possible: ["activities", { minutes: 0 }, { minutes: 481 }],
  activities_name_filled: ["activities", { name: " " }],
  activities_tone_known: ["activities", { tone: "rosa" }],
  class_exceptions_says_something: ["class_exceptions", { is_cancelled: false }],
  class_exceptions_start_possible: ["class_exceptions", { start_minute: -1 }, { start_minute: 1440 }],
  club_classes_days_in_order: ["club_classes", { valid_from: "2026-12-02", valid_until: "2026-12-01" }],
  club_classes_end_by_midnight: ["club_classes", { start_minute: 1400, minutes: 45 }],
  club_classes_minutes_possible: ["club_classes", { minutes: 4 }, { minutes: 481 }],
  club_classes_places_not_negative: ["club_classes", { places: -1 }],
  club_classes_start_possible: ["club_classes", { start_minute: -1 }],
  club_classes_weekday_known: ["club_classes", { weekday: 0 }, { weekday: 8 }],
  club_days_kind_known: ["club_days", { kind: "puente" }],
  club_days_special_has_hours: ["club_days", { kind: "especial" }],
  access_settings_has_one_row: ["access_settings", { only_row: false }],
  articles_author_filled: ["articles", { author: " " }],
  articles_content_filled: ["articles", { content: "" }],
  articles_slug_shape: ["articles", { slug: "Con Espacios" }, { slug: "" }, { slug: "años" }, { slug: "a".repeat(81) }],
  articles_title_filled: ["articles", { title: "\t" }],
  club_extra_services_price_not_negative: ["club_extra_services", { price: -0.01 }],
  club_extra_services_type_known: ["club_extra_services", { type: "regalo" }],
  clubs_id_shape: ["clubs", { id: "Dos Palabras" }, { id: "../acacias" }, { id: "-acacias" }],
  clubs_name_filled: ["clubs", { name: "  " }],
  clubs_postcode_shape: ["clubs", { postcode: "2800" }, { postcode: "28 005" }],
  clubs_latitude_possible: ["clubs", { latitude: 91 }],
  clubs_longitude_possible: ["clubs", { longitude: -181 }],
  company_is_one_row: ["company", { id: 2 }],
  ...Object.fromEntries(
    ["legal_name", "registry", "address", "second_brand", "second_brand_about"].map((it) => [
      `company_${it}_length`,
      ["company", { [it]: " " }, { [it]: "a".repeat(201) }] satisfies [string, ...Row[]],
    ]),
  ),
  ...Object.fromEntries(
    ["instagram_url", "youtube_url", "linkedin_url"].map((it) => [
      `company_${it}_web`,
      [
        "company",
        ...["javascript:alert(1)", "instagram.example", `https://${"a".repeat(500)}`].map((url) => ({ [it]: url })),
      ],
    ]),
  ),
  ...Object.fromEntries(
    ["email", "privacy_email"].map((it) => [
      `company_${it}_shape`,
      ["company", ...["hola", "hola@nueve", "hola @nueve.example"].map((email) => ({ [it]: email }))],
    ]),
  ),
  company_phone_shape: ["company", { phone: "{phone}" }, { phone: "12" }],
  company_whatsapp_shape: ["company", { whatsapp: "tel:600000000" }],
  company_tax_id_shape: ["company", { tax_id: "b00000000" }, { tax_id: "B0000000" }],
  content_revision_is_one_row: ["content_revision", { id: 2 }],
  data_erasures_are_counted: ["data_erasures", { erased: [] }],
  data_erasures_reason_known: ["data_erasures", { reason: "whim" }],
  header_links_path_filled: ["header_links", { path: "" }],
  header_links_text_filled: ["header_links", { text: " " }],
  landing_pages_content_is_object: ["landing_pages", { content: [] }],
  landing_pages_slug_shape: ["landing_pages", { slug: "" }, { slug: "a/b" }],
  mail_service_failure_known: ["mail_service", { failure: "bored" }],
  mail_service_is_one_row: ["mail_service", { id: 2 }],
  manifiesto_content_is_object: ["manifiesto_content", { content: [] }],
  manifiesto_content_is_one_row: ["manifiesto_content", { id: 2 }],
  merch_products_colors_filled: ["merch_products", { colors: [] }],
  merch_products_name_filled: ["merch_products", { name: "" }],
  merch_products_one_size_not_negative: ["merch_products", { one_size_stock: -1 }],
  merch_products_original_price_positive: ["merch_products", { original_price: 0 }, { original_price: -5 }],
  merch_products_price_not_negative: ["merch_products", { price: -1 }],
  merch_products_slug_shape: ["merch_products", { slug: "Taza" }],
  merch_products_stock_known_sizes: ["merch_products", { stock: { S: 1, XXL: 1 } }, { stock: [1, 2] }],
  merch_products_stock_whole_numbers: [
    "merch_products",
    ...[{ S: -1 }, { S: 1.5 }, { S: "3" }, { S: null }, { S: [1] }].map((stock) => ({ stock })),
  ],
  ninecast_episodes_season_not_negative: ["ninecast_episodes", { season: -1 }],
  ninecast_episodes_youtube_id_shape: ["ninecast_episodes", { youtube_id: "https://youtu.be/x" }, { youtube_id: "" }],
  outbox_failure_known: ["outbox", { failure: "bored" }],
  outbox_kind_known: ["outbox", { kind: "advertisement" }],
  outbox_recipient_shape: ["outbox", { recipient: "a@b.example\nbcc: c@d.example" }, { recipient: "javier" }],
  outbox_state_known: ["outbox", { state: "maybe" }],
  outbox_subject_one_line: ["outbox", { subject: "Hola\nBcc: c@d.example" }, { subject: "a".repeat(301) }],
  outbox_words_length: ["outbox", { words: "a".repeat(10_001) }],
  partner_submissions_company_length: ["partner_submissions", { company_name: " " }, { company_name: "a".repeat(201) }],
  partner_submissions_contact_length: ["partner_submissions", { contact_name: "" }, { contact_name: "a".repeat(201) }],
  partner_submissions_email_shape: [
    "partner_submissions",
    ...["nuria", "nuria @empresa.example", "a@b@c", `${"a".repeat(320)}@empresa.example`].map((email) => ({ email })),
  ],
  partner_submissions_notice_version_shape: ["partner_submissions", { notice_version: "" }],
  partner_submissions_phone_length: ["partner_submissions", { phone: "6".repeat(41) }],
  partner_submissions_proposal_length: ["partner_submissions", { proposal: "\n" }, { proposal: "a".repeat(5001) }],
  partner_submissions_status_known: ["partner_submissions", { status: "maybe" }],
  partner_submissions_website_shape: [
    "partner_submissions",
    ...["javascript:alert(1)", "empresa.example", `https://${"a".repeat(500)}`].map((website) => ({ website })),
  ],
  partners_name_filled: ["partners", { name: "" }],
  positions_title_filled: ["positions", { title: " " }],
  precios_group_known: ["precios", { group: "vip" }],
  precios_old_price_not_negative: ["precios", { old_price: -1 }],
  precios_price_not_negative: ["precios", { price: -1 }],
  precios_slots_not_negative: ["precios", { available_slots: -1 }],
  ...Object.fromEntries(
    ["visit", "message", "car_lead", "application", "proposal"].map((it) => [
      `privacy_settings_${it}_months_range`,
      ["privacy_settings", { [`${it}_months`]: 0 }, { [`${it}_months`]: 121 }] satisfies [string, ...Row[]],
    ]),
  ),
  privacy_settings_is_one_row: ["privacy_settings", { id: 2 }],
  privacy_settings_notice_days_range: ["privacy_settings", { notice_days: 0 }, { notice_days: 366 }],
  reply_templates_body_filled: ["reply_templates", { body: "\n" }],
  reply_templates_title_filled: ["reply_templates", { title: "" }],
  request_events_action_known: ["request_events", { action: "deleted" }],
  request_events_words_length: ["request_events", { words: "a".repeat(10_001) }],
  requests_can_be_answered: ["requests", { email: null, phone: null }],
  requests_cv_path_shape: ["requests", { cv_path: "../cv.pdf" }, { cv_path: "cv.pdf" }],
  requests_details_short: ["requests", { details: [] }, { details: { a: "a".repeat(2000) } }],
  requests_email_shape: ["requests", { email: "javier" }, { email: "javier@correo" }, { email: "a@b.es\nbcc: c@d.es" }],
  requests_kind_known: ["requests", { kind: "complaint" }],
  requests_message_length: ["requests", { message: "a".repeat(5001) }],
  requests_name_length: ["requests", { name: " " }, { name: "a".repeat(201) }],
  requests_notice_version_shape: ["requests", { notice_version: "" }],
  requests_page_is_path: ["requests", { page: "https://otra.example" }, { page: "/con espacio" }],
  requests_phone_shape: ["requests", { phone: "javascript:1" }, { phone: "12" }],
  requests_status_known: ["requests", { status: "maybe" }],
  requests_subject_length: ["requests", { subject: "a".repeat(201) }],
  site_content_key_shape: ["site_content", { content_key: "Con espacio" }, { content_key: "" }],
  site_settings_key_shape: ["site_settings", { setting_key: "¡sí!" }],
  site_settings_value_is_switch: ["site_settings", { setting_value: "yes" }],
  testimonials_rating_one_to_five: ["testimonials", { rating: 0 }, { rating: 6 }],
  visit_events_action_known: ["visit_events", { action: "forgotten" }],
  visit_secrets_hash_shape: ["visit_secrets", { hash: "in plain words" }],
  visit_settings_capacity_possible: ["visit_settings", { capacity: 0 }, { capacity: 51 }],
  visit_settings_change_possible: ["visit_settings", { change_hours: -1 }, { change_hours: 73 }],
  visit_settings_horizon_possible: ["visit_settings", { horizon_days: 0 }, { horizon_days: 32 }],
  visit_settings_hours_readable: ["visit_settings", { hours_friday: "de 9 a 13" }, { hours_sunday: "22:00-25:00" }],
  visit_settings_notice_possible: ["visit_settings", { notice_hours: -1 }, { notice_hours: 169 }],
  visit_settings_slot_possible: ["visit_settings", { slot_minutes: 5 }, { slot_minutes: 121 }],
  visits_have_a_length: ["visits", { ends_at: "2030-01-08T10:00:00Z" }, { ends_at: "2030-01-08T12:01:00Z" }],
  visits_origin_known: ["visits", { origin: "street" }],
  visits_status_known: ["visits", { status: "maybe" }],
};

test("every rule of a table has a row that breaks it", async () => {
  const rules = await database.sql<{ conname: string }[]>`
    select conname from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'`;
  expect(rules.map((it) => it.conname).sort()).toEqual(Object.keys(broken).sort());
});

test.each(Object.entries(broken))("%s", async (rule, [table, ...details]) => {
  for (const detail of details) {
    await expect(add(table, detail), JSON.stringify(detail)).rejects.toMatchObject({ constraint_name: rule });
  }
});

test.each(places)("an address that harms nobody is taken: %s.%s", async (table, column) => {
  for (const address of harmless) await expect(add(table, { [column]: address })).resolves.toHaveLength(1);
});

/** Each of their rows comes with a row of another table, and not by itself. */
const notAddedAlone = [
  "public.staff",
  "public.inbox",
  "public.agenda",
  "public.visits",
  "public.visit_events",
  "public.visit_secrets",
  "public.visit_settings",
];
const oneRowTables = [
  "public.access_settings",
  "public.company",
  "public.content_revision",
  "public.mail_service",
  "public.manifiesto_content",
  "public.privacy_settings",
];
const freelyAdded = Object.keys(validRows).filter(
  (it) => it.startsWith("public.") && !notAddedAlone.includes(it) && !oneRowTables.includes(it),
);
test.each(freelyAdded)("a valid row of %s is taken", async (table) => {
  await expect(database.sql`insert into ${database.sql(table)} ${database.sql(rowFor(table))}`).resolves.toBeDefined();
});

test.each(["articles", "merch_products", "landing_pages"])("two %s never share an address", async (table) => {
  await add(table, { slug: "la-misma" });
  await expect(add(table, { slug: "la-misma" })).rejects.toMatchObject({ code: "23505" });
});

test("an extra belongs to a club, and goes with it", async () => {
  await expect(add("club_extra_services", { club_id: "nowhere" })).rejects.toMatchObject({ code: "23503" });
  await add("clubs", { id: "efimero" });
  await add("club_extra_services", { club_id: "efimero" });
  await database.sql`delete from clubs where id = 'efimero'`;
  expect([...(await database.sql`select from club_extra_services where club_id = 'efimero'`)]).toEqual([]);
});

test("a rate may name a club that is not there", async () => {
  await expect(add("precios", { club_id: "cerrado", group: null })).resolves.toBeDefined();
});

test("a product of one size keeps its count beside the sizes", async () => {
  await expect(add("merch_products", { one_size_stock: 0 })).resolves.toBeDefined();
});

test("what a form leaves out takes the default of the spec", async () => {
  const [club] = await add("clubs");
  expect(club).toMatchObject({ display_order: 0, is_under_construction: false, included_services: [] });
  const [product] = await add("merch_products");
  expect(product).toMatchObject({
    button_text: "Próximamente",
    stock: { S: 0, M: 0, L: 0, XL: 0 },
    one_size_stock: null,
    colors: null,
  });
  expect((await add("testimonials"))[0]).toMatchObject({ rating: 5 });
  expect((await add("ninecast_episodes"))[0]).toMatchObject({ season: 1 });
  expect((await add("club_extra_services"))[0]).toMatchObject({ type: "bono", is_visible: true });
  expect((await add("partner_submissions"))[0]).toMatchObject({ status: "pending" });
  expect((await add("landing_pages"))[0]).toMatchObject({ is_published: false });
});

test("the bucket of applications takes PDF of 8 MB and no address opens it", async () => {
  expect(
    await database.sql`select public, file_size_limit, allowed_mime_types from storage.buckets where not public`,
  ).toEqual([{ public: false, file_size_limit: "8388608", allowed_mime_types: ["application/pdf"] }]);
});

test("the two buckets take pictures of 20 MB and are read by all", async () => {
  const buckets =
    await database.sql`select id, public, file_size_limit, allowed_mime_types from storage.buckets where public order by id`;
  expect(buckets).toMatchObject([
    { id: "media_assets", public: true, file_size_limit: "20971520" },
    { id: "public-assets", public: true, file_size_limit: "20971520" },
  ]);
  for (const type of ["jpeg", "png", "gif", "webp", "svg+xml", "heic", "heif"]) {
    for (const bucket of buckets) expect(bucket.allowed_mime_types).toContain(`image/${type}`);
  }
});

function add(table: string, details: Row = {}) {
  const { sql } = database;
  return sql`insert into ${sql(table)} ${sql(rowFor(`public.${table}`, details))} returning *`;
}
