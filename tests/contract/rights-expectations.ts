import type { Actor } from "#tests/fixtures/act-as.ts";

/**
 * What came of a statement without a WHERE. "no row": allowed to try, but the policies left nothing to touch.
 * "constraint": the right is there and a rule of the table stopped it.
 */
export type Outcome = "every row" | "some rows" | "no row" | "added" | "refused" | "constraint";
export type Operation = "select" | "insert" | "update" | "delete";
export type Rights = Record<Operation, Outcome>;

const refused: Rights = { select: "refused", insert: "refused", update: "refused", delete: "refused" };
const everything: Rights = { select: "every row", insert: "added", update: "every row", delete: "every row" };
/** The grants of staff without being staff: the policies see to it that nothing comes of them. */
const powerless: Rights = { select: "no row", insert: "refused", update: "no row", delete: "no row" };

const reads = (rights: Rights, select: Outcome = "every row"): Rights => ({ ...rights, select });

const content: Record<Actor, Rights> = {
  anon: reads(refused),
  stranger: reads(powerless),
  staff: everything,
  service: everything,
};
/** Content of which visitors see a part: visible links, published pages, articles whose day has come. */
const partlyShown: Record<Actor, Rights> = {
  ...content,
  anon: reads(refused, "some rows"),
  stranger: reads(powerless, "some rows"),
};

/** Every table of `private`, `public` and `storage`, and what each kind of caller can do with it. */
export const expectations: Record<string, Record<Actor, Rights>> = {
  // The backend counts in it as the owner.
  "private.role_rights": { anon: refused, stranger: refused, staff: refused, service: refused },
  "private.attempts": { anon: refused, stranger: refused, staff: refused, service: refused },
  "private.server_secrets": { anon: refused, stranger: refused, staff: refused, service: refused },
  // Asked through `see_form` alone.
  "private.open_forms": { anon: refused, stranger: refused, staff: refused, service: refused },
  // Written and asked by the process that sends, as the owner.
  "private.reply_tokens": { anon: refused, stranger: refused, staff: refused, service: refused },
  // Known to the nightly deletion alone.
  // Read by the functions that take a secret alone.
  "private.calendar_secrets": { anon: refused, stranger: refused, staff: refused, service: refused },
  "private.club_openings": { anon: refused, stranger: refused, staff: refused, service: refused },
  // Written by its trigger alone, also for who has the secret key.
  "private.audited_tables": { anon: refused, stranger: refused, staff: refused, service: refused },
  // Written by triggers, asked through functions.
  "private.file_uses": { anon: refused, stranger: refused, staff: refused, service: refused },
  "private.noted_uses": { anon: refused, stranger: refused, staff: refused, service: refused },
  "public.activities": content,
  "public.agenda": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  // One row for ever. Only an administrator who has shown a second factor changes it (administrators.test.ts).
  "public.access_settings": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    service: { ...everything, insert: "constraint" },
  },
  "public.articles": partlyShown,
  "public.audit_log": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.outdated_translations": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.backup_runs": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.class_exceptions": content,
  "public.club_classes": content,
  "public.club_days": content,
  "public.club_extra_services": partlyShown,
  "public.clubs": content,
  // One row for ever, as the Manifiesto.
  "public.company": {
    anon: reads(refused),
    stranger: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "constraint", update: "every row", delete: "refused" },
    service: { ...everything, insert: "constraint" },
  },
  "public.content_revision": {
    anon: reads(refused),
    stranger: reads(refused),
    staff: reads(refused),
    service: reads(refused),
  },
  // Counts alone, written by whatever erases.
  "public.data_erasures": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.events": content,
  // Written by triggers; seen by whoever sees the row that has moved.
  "public.former_slugs": {
    anon: reads(refused, "some rows"),
    stranger: reads(refused, "some rows"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.header_links": partlyShown,
  "public.inbox": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.landing_pages": partlyShown,
  "public.mail_service": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  // Rows come and go with their files.
  "public.media": {
    anon: reads(refused),
    stranger: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "refused", update: "every row", delete: "refused" },
    service: { select: "every row", insert: "refused", update: "every row", delete: "refused" },
  },
  // One row for ever: it cannot be added twice, and staff cannot take it away.
  "public.manifiesto_content": {
    anon: reads(refused),
    stranger: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "constraint", update: "every row", delete: "refused" },
    service: { ...everything, insert: "constraint" },
  },
  "public.merch_products": content,
  "public.ninecast_episodes": content,
  // Written by triggers, by two functions and by whoever sends.
  "public.outbox": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  // Rows that come and go with the code; staff write in them, and not which page each is of.
  "public.page_words": {
    anon: reads(refused),
    stranger: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "refused", update: "every row", delete: "refused" },
    service: everything,
  },
  // Servers write it through count_views().
  "public.page_views": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.partner_submissions": {
    anon: { ...refused, insert: "added" },
    stranger: { ...powerless, insert: "added" },
    staff: everything,
    service: everything,
  },
  "public.partners": content,
  // What was said stays said; that it is settled is written.
  "public.comments": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "added", update: "every row", delete: "refused" },
    service: reads(refused),
  },
  // Asked and answered by functions alone.
  "public.reviews": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: reads(refused),
  },
  "public.review_settings": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "refused", update: "every row", delete: "refused" },
    service: reads(refused),
  },
  "public.campaigns": { anon: refused, stranger: powerless, staff: everything, service: reads(refused) },
  // Its state and what it was planned over are written by functions alone.
  // Made by a function, which keeps the digest of the secret alone.
  "public.future_links": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "refused", delete: "no row" },
    staff: { select: "every row", insert: "refused", update: "refused", delete: "every row" },
    service: reads(refused),
  },
  // Her own; a colleague's are nobody else's.
  "public.saved_views": { anon: refused, stranger: powerless, staff: everything, service: reads(refused) },
  "public.planned_changes": {
    anon: refused,
    stranger: powerless,
    staff: everything,
    service: reads(refused),
  },
  "public.positions": partlyShown,
  "public.precios": content,
  // One row for ever, as the company.
  "public.privacy_settings": {
    anon: reads(refused),
    stranger: { select: "every row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "constraint", update: "every row", delete: "refused" },
    service: { ...everything, insert: "constraint" },
  },
  "public.redirects": content,
  "public.reply_templates": { anon: refused, stranger: powerless, staff: everything, service: everything },
  // What was done stays said, by whom it was done.
  "public.request_events": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "refused", delete: "refused" },
    staff: { select: "every row", insert: "added", update: "refused", delete: "refused" },
    service: everything,
  },
  "public.requests": {
    anon: { ...refused, insert: "added" },
    stranger: { ...powerless, insert: "added" },
    staff: everything,
    service: everything,
  },
  "public.site_content": content,
  "public.site_settings": content,
  "public.staff": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused, "some rows"),
    service: everything,
  },
  // Given by a function alone, to an administrator's word.
  "public.staff_clubs": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused, "every row"),
    service: everything,
  },
  "public.testimonials": content,
  // Only the functions of visits write these three: a place is given or not given, and nobody says otherwise.
  "public.visit_events": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: everything,
  },
  "public.visit_secrets": { anon: refused, stranger: refused, staff: refused, service: everything },
  // One row per club, made and taken away with it.
  "public.visit_settings": {
    anon: refused,
    stranger: { select: "no row", insert: "refused", update: "no row", delete: "refused" },
    staff: { select: "every row", insert: "refused", update: "every row", delete: "refused" },
    service: { ...everything, insert: "constraint" },
  },
  "public.visits": {
    anon: refused,
    stranger: reads(refused, "no row"),
    staff: reads(refused),
    service: { ...everything, insert: "constraint" },
  },
  // As on a hosted project: everybody holds the grants, and there is no policy to make them worth something.
  "storage.buckets": {
    anon: powerless,
    stranger: powerless,
    staff: powerless,
    service: { ...everything, delete: "constraint" },
  },
  "storage.objects": {
    anon: reads(powerless, "some rows"),
    stranger: reads(powerless, "some rows"),
    staff: { select: "some rows", insert: "added", update: "some rows", delete: "some rows" },
    service: everything,
  },
};

/** The column that an update touches where not all of them may be written. */
export const updatedColumn: Record<string, string> = {
  "private.attempts": "taken",
  "private.audited_tables": "is_whole",
  "private.calendar_secrets": "created_at",
  "private.club_openings": "opened_at",
  "private.file_uses": "at",
  "private.noted_uses": "at",
  "private.open_forms": "seen_at",
  "private.reply_tokens": "token",
  "private.role_rights": "deeds",
  "private.server_secrets": "created_at",
  "public.access_settings": "second_factor_required",
  "public.audit_log": "at",
  "public.media": "alt_es",
  "public.former_slugs": "created_at",
  "public.comments": "is_resolved",
  "public.future_links": "created_at",
  "public.review_settings": "is_required",
  "public.planned_changes": "due_at",
  "public.inbox": "status",
  "public.outdated_translations": "created_at",
  "public.page_views": "views",
  "public.page_words": "seo_title",
  "public.partner_submissions": "status",
  "public.requests": "status",
  "public.saved_views": "created_at",
  "public.staff_clubs": "created_at",
  "public.visit_secrets": "created_at",
  "public.visit_events": "tell",
  "public.visit_settings": "is_open",
};
