import * as z from "zod/mini";
import * as field from "./env-fields.ts";

const variables = z.object({
  NODE_ENV: z._default(z.enum(["production", "development", "test"]), "production"),
  PORT: z._default(field.port, 3000),
  HOST: z.optional(field.text),
  SITE_URL: z.optional(field.origin),
  READY_CONNECTIONS: z._default(z.enum(["on", "off"]), "on"),
  TRUSTED_PROXIES: z.optional(field.proxies),
  ACCESS_LOG: z._default(z.enum(["on", "off"]), "off"),
  STATISTICS: z._default(z.enum(["on", "off"]), "on"),
  INDEXNOW_KEY: z.optional(field.indexNowKey),
  INDEXNOW_URL: z._default(field.webAddress, "https://api.indexnow.org/indexnow"),
  METRICS_PORT: z.optional(field.port),
  METRICS_HOST: z._default(field.text, "127.0.0.1"),
  EDGE: z.optional(z.enum(["fastly", "cloudflare", "purge"])),
  EDGE_URL: z.optional(field.origin),
  EDGE_ID: z.optional(field.text),
  EDGE_TOKEN: z.optional(field.text),
  MAX_CONNECTIONS: z._default(field.limit, 8_000),
  MAX_PER_ADDRESS: z._default(field.limit, 500),
  HEADER_TIMEOUT: z._default(field.seconds, 15),
  BODY_TIMEOUT: z._default(field.seconds, 300),
  FORM_MIN_MS: z._default(field.milliseconds, 1_000),
  MAX_REQUESTS: z._default(field.limit, 1_000),
  MAX_RENDERS: z._default(field.limit, 16),
  MAX_RENDERS_WAITING: z._default(field.limit, 250),
  PAGE_PATIENCE_MS: z.optional(field.limit),
  MAX_PICTURES_WAITING: z._default(field.limit, 500),
  PICTURE_EFFORT: z._default(field.effort, 3),
  DATA_DIR: z._default(field.text, ".data"),
  SEED: z.optional(field.seed),
  SITE_SECRET: z.optional(field.secret),
  S3_ENDPOINT: z.optional(field.origin),
  S3_BUCKET: z.optional(field.bucket),
  S3_REGION: z._default(field.text, "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(field.text),
  S3_SECRET_ACCESS_KEY: z.optional(field.text),
  S3_BACKUP_BUCKET: z.optional(field.bucket),
  BACKUPS: z._default(z.enum(["nightly", "off"]), "nightly"),
  DATABASE_URL: z.optional(field.databaseAddress),
  SUPABASE_URL: z.optional(field.origin),
  SUPABASE_PUBLISHABLE_KEY: z.optional(field.text),
  PICTURE_SERVICE: z._default(z.enum(["own", "supabase"]), "own"),
  SUPABASE_SECRET_KEY: z.optional(field.text),
  ADMIN_EMAIL: z.optional(field.email),
  ADMIN_PASSWORD: z.optional(field.password),
  AI_BASE_URL: z.optional(field.webAddress),
  AI_API_KEY: z.optional(field.text),
  AI_MODEL: z.optional(field.text),
  AI_TIMEOUT: z._default(field.seconds, 60),
  SMTP_URL: z.optional(field.smtpAddress),
  MAIL_FROM: z.optional(field.sender),
  IMAP_URL: z.optional(field.imapAddress),
  REPLY_ADDRESS: z.optional(field.replyAddress),
  EMBED_ORIGINS: z._default(field.origins, []),
  EMBED_LEAD_FORM_URL: z.optional(field.embeddedAddress),
  EMBED_TIMETABLE_URL: z.optional(field.embeddedAddress),
  EMBED_CHAT_SCRIPT_URL: z.optional(field.embeddedAddress),
  EMBED_CAREERS_SCRIPT_URL: z.optional(field.embeddedAddress),
  EMBED_CAREERS_FORM_ID: z.optional(field.text),
  EMBED_PARTNER_FORM_URL: z.optional(field.embeddedAddress),
  EMBED_VIDEO_ORIGIN: z._default(field.embeddedOrigin, "https://www.youtube-nocookie.com"),
  VIDEO_STILL_ORIGIN: z._default(field.origin, "https://i.ytimg.com"),
  LEGAL_COMPANY_NAME: z.optional(field.text),
  LEGAL_TAX_ID: z.optional(field.text),
  LEGAL_ADDRESS: z.optional(field.text),
  LEGAL_PHONE: z.optional(field.text),
  LEGAL_EMAIL: z.optional(field.text),
  LEGAL_REGISTRY: z.optional(field.text),
  LEGAL_SECOND_BRAND: z.optional(field.text),
});

/** Every variable the site reads, checked. `.env.example` explains them one by one. */
export type Env = z.infer<typeof variables>;

/** The names of all of them. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Its message is one sentence that names the variable; it holds no secret's value. */
export class EnvError extends Error {}

/**
 * The environment as the rest of the server may trust it. An empty variable counts as absent.
 * Throws an EnvError for the first variable that is wrong, or for those that contradict each other.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.entries(source).filter(([, value]) => value?.trim());
  const parsed = variables.safeParse(Object.fromEntries(present));
  if (!parsed.success) throw new EnvError(sentenceOf(parsed.error.issues[0]));
  refuseContradictions(parsed.data);
  return parsed.data;
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const name = String(issue?.path[0] ?? "The environment");
  if (issue?.code === "invalid_value") return `${name} must be one of: ${issue.values.join(", ")}.`;
  return `${name} ${issue?.message ?? "is wrong"}.`;
}

function refuseContradictions(env: Env): void {
  if (env.DATABASE_URL && env.SUPABASE_URL) {
    throw new EnvError("DATABASE_URL and SUPABASE_URL contradict each other: set one of them, or none.");
  }
  mustComeTogether(env, "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY");
  if (env.PICTURE_SERVICE === "supabase" && !env.SUPABASE_URL) {
    throw new EnvError("PICTURE_SERVICE=supabase needs a hosted project: set SUPABASE_URL too, or leave it out.");
  }
  refuseHalfStore(env);
  refuseHalfEdge(env);
  mustComeTogether(env, "ADMIN_EMAIL", "ADMIN_PASSWORD");
  mustComeTogether(env, "AI_BASE_URL", "AI_MODEL");
  mustComeTogether(env, "SMTP_URL", "MAIL_FROM");
  mustComeTogether(env, "IMAP_URL", "REPLY_ADDRESS");
  if (env.IMAP_URL && !env.SMTP_URL) throw new EnvError("IMAP_URL is set, so SMTP_URL must be set too.");
  if (env.AI_API_KEY && !env.AI_BASE_URL) throw new EnvError("AI_API_KEY is set, so AI_BASE_URL must be set too.");
  if (env.INDEXNOW_KEY && !env.SITE_URL) throw new EnvError("INDEXNOW_KEY is set, so SITE_URL must be set too.");
  if (env.SUPABASE_SECRET_KEY && !env.SUPABASE_URL) {
    throw new EnvError("SUPABASE_SECRET_KEY is set, so SUPABASE_URL must be set too.");
  }
}

function refuseHalfStore(env: Env): void {
  mustComeTogether(env, "S3_ENDPOINT", "S3_ACCESS_KEY_ID");
  mustComeTogether(env, "S3_ENDPOINT", "S3_SECRET_ACCESS_KEY");
  const bucket = env.S3_BUCKET ? "S3_BUCKET" : "S3_BACKUP_BUCKET";
  mustComeTogether(env, "S3_ENDPOINT", bucket);
  if (env.S3_BUCKET && env.SUPABASE_URL) {
    throw new EnvError("S3_BUCKET and SUPABASE_URL contradict each other: a hosted project keeps its files itself.");
  }
}

function refuseHalfEdge({ EDGE, EDGE_URL, EDGE_ID, EDGE_TOKEN }: Env): void {
  if (EDGE === "purge" && !EDGE_URL) throw new EnvError("EDGE is set to purge, so EDGE_URL must be set too.");
  if (EDGE && EDGE !== "purge" && !EDGE_ID) throw new EnvError(`EDGE is set to ${EDGE}, so EDGE_ID must be set too.`);
  if (EDGE && EDGE !== "purge" && !EDGE_TOKEN)
    throw new EnvError(`EDGE is set to ${EDGE}, so EDGE_TOKEN must be set too.`);
}

function mustComeTogether(env: Env, one: keyof Env, other: keyof Env): void {
  if ((env[one] === undefined) === (env[other] === undefined)) return;
  const [present, missing] = env[one] === undefined ? [other, one] : [one, other];
  throw new EnvError(`${present} is set, so ${missing} must be set too.`);
}
