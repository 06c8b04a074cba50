import * as z from "zod/mini";
import { mailService } from "../inbox/request-mail.ts";
import { auditEntry } from "./audit-entry.ts";
import { colleague } from "./colleague.ts";

const text = z.nullable(z.string());

/** What the company says of itself, without the rules of its form, which no other page has a need of. */
const companyFacts = z.object({
  ...{ legal_name: text, tax_id: text, registry: text, address: text, phone: text, email: text, privacy_email: text },
  ...{ second_brand: text, second_brand_about: text },
  ...{ whatsapp: text, instagram_url: text, youtube_url: text, linkedin_url: text },
});

/** What waits for the desk, as the dashboard and every badge say it. */
export const backlog = z.object({
  /** Of each kind that waits for an answer, what is most pressing first. */
  kinds: z.array(z.object({ kind: z.string(), total: z.number(), late: z.number(), undelivered: z.number() })),
  pending_proposals: z.number(),
  visits_today: z.number(),
  mail: z.nullable(mailService),
});

export type Backlog = z.infer<typeof backlog>;

const visit = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: z.string(),
  status: z.enum(["booked", "came", "no_show"]),
  club_id: text,
  club: text,
});

const waiting = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  status: z.string(),
  created_at: z.string(),
  attention_at: text,
});

/** A class that is not as in other weeks. */
const changedClass = z.object({
  id: z.string(),
  on_date: z.string(),
  is_cancelled: z.boolean(),
  start_minute: z.number(),
  instructor: text,
  name: z.string(),
  club_id: z.string(),
  club: z.string(),
});

/** How much was asked of the house on a day. */
const askedOn = z.object({ kind: z.enum(["visit", "message", "proposal"]), day: z.string(), total: z.number() });

/** What somebody sees first in the morning: what is of her role and of her clubs. Times in ISO. */
export const morning = z.object({
  backlog,
  visits: z.array(visit),
  waiting: z.array(waiting),
  classes: z.array(changedClass),
  week: z.array(askedOn),
  ended_offers: z.number(),
  /** Within the week, and nothing is planned for afterwards. */
  ending_offers: z.array(z.object({ id: z.string(), title: z.string(), offer_ends_at: z.string(), club: text })),
  scheduled: z.number(),
  sold_out: z.number(),
  unheard_episodes: z.number(),
  /** The table of each translation that is of an earlier Spanish text. */
  outdated: z.array(z.string()),
  empty_galleries: z.object({ total: z.number(), first: z.array(z.object({ id: z.string(), name: z.string() })) }),
  /** What was planned and could not be written when its time came. */
  refused_plans: z.array(z.object({ table_name: z.string(), row_id: z.string(), reason: z.string() })),
  /** What a colleague waits for her to read. */
  reviews: z.array(z.object({ table_name: z.string(), row_id: z.string(), name: z.string(), asked_by: z.string() })),
  /** Only for who may change it. */
  company: z.nullable(companyFacts),
  backups: z.nullable(
    z.object({
      lastGood: z.nullable(z.object({ finished_at: z.string(), bytes: z.number() })),
      lastRestored: z.nullable(z.string()),
      lastFailed: z.nullable(z.object({ finished_at: z.string(), failure: z.string() })),
    }),
  ),
  /** On their way, and since yesterday given up. */
  mails: z.object({ waiting: z.number(), failed: z.number() }),
  views_today: z.nullable(z.number()),
  /** Answers of the server that went wrong. */
  errors_today: z.nullable(z.number()),
  /** When a save last changed what visitors see. */
  renewed_at: z.string(),
  /** When a visitor's form last arrived, of those that she may read. */
  last_form_at: z.nullable(z.string()),
  /** What colleagues did since she was here last; of each row only its name. */
  did: z.array(auditEntry),
  names: z.record(z.string(), z.nullable(z.string())),
  colleagues: z.array(colleague),
});

export type Morning = z.infer<typeof morning>;
