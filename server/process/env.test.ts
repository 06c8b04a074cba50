import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv, variableNames } from "./env.ts";

const refusal = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "accepted";
};

describe("the environment", () => {
  it("needs nothing to be set", () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 3000, DATA_DIR: ".data", NODE_ENV: "production" });
    expect(env.SUPABASE_URL).toBeUndefined();
  });

  it("takes an empty variable for an absent one", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "  ", SITE_URL: "" })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    [
      { SMTP_URL: "mail.example.com", MAIL_FROM: "a@b.es" },
      "SMTP_URL must start with smtp:// or smtps:// and be a complete address.",
    ],
    [
      { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "nadie" },
      'MAIL_FROM must be an address such as NINE FITNESS <web@example.com>, not "nadie".',
    ],
    [{ PICTURE_EFFORT: "10" }, 'PICTURE_EFFORT must be a whole number from 0 to 9, not "10".'],
    [{ EDGE: "purge" }, "EDGE is set to purge, so EDGE_URL must be set too."],
    [{ EDGE: "fastly", EDGE_TOKEN: "t" }, "EDGE is set to fastly, so EDGE_ID must be set too."],
    [{ EDGE: "cloudflare", EDGE_ID: "z" }, "EDGE is set to cloudflare, so EDGE_TOKEN must be set too."],
    [{ IMAP_URL: "imaps://mail.example.com" }, "IMAP_URL is set, so REPLY_ADDRESS must be set too."],
    [
      { IMAP_URL: "imaps://mail.example.com", REPLY_ADDRESS: "a@b.es" },
      "IMAP_URL is set, so SMTP_URL must be set too.",
    ],
    [
      { IMAP_URL: "https://mail.example.com", REPLY_ADDRESS: "a@b.es" },
      "IMAP_URL must start with imap:// or imaps:// and be a complete address.",
    ],
    [
      { IMAP_URL: "imaps://mail.example.com", REPLY_ADDRESS: "a+b@b.es" },
      'REPLY_ADDRESS must be an address such as bandeja@example.com, not "a+b@b.es".',
    ],
    [{ SMTP_URL: "smtp://mail.example.com" }, "SMTP_URL is set, so MAIL_FROM must be set too."],
    [{ PORT: "abc" }, 'PORT must be a whole number up to 65535, not "abc".'],
    [{ PORT: "70000" }, 'PORT must be a whole number up to 65535, not "70000".'],
    [{ PORT: "-1" }, 'PORT must be a whole number up to 65535, not "-1".'],
    [{ SITE_URL: "example.com" }, 'SITE_URL must be an http(s) address, not "example.com".'],
    [{ SITE_URL: "https://x.es/a" }, /^SITE_URL must be an origin .*not "https:\/\/x\.es\/a"\.$/],
    [{ SEED: "yes" }, 'SEED must be "demo" or "none", not "yes".'],
    [{ NODE_ENV: "prod" }, "NODE_ENV must be one of: production, development, test."],
    [{ TRUSTED_PROXIES: "10.0.0.0/40" }, 'TRUSTED_PROXIES has a wrong prefix in "10.0.0.0/40".'],
    [{ TRUSTED_PROXIES: "proxy.local" }, /^TRUSTED_PROXIES must hold IP addresses/],
    [{ EMBED_ORIGINS: "https://a.es/x" }, /^EMBED_ORIGINS must hold origins/],
    [{ EMBED_LEAD_FORM_URL: "http://forms.example" }, /^EMBED_LEAD_FORM_URL must be an https address/],
    [{ EMBED_ORIGINS: "https://a.es http://b.es" }, /^EMBED_ORIGINS must be an https .*not "http:\/\/b.es"\.$/],
    [{ EMBED_VIDEO_ORIGIN: "http://video.example" }, /^EMBED_VIDEO_ORIGIN must be an https address/],
    [{ EMBED_LEAD_FORM_URL: "javascript:alert(1)" }, /^EMBED_LEAD_FORM_URL must be an http/],
    [{ SUPABASE_URL: "https://u:p@x.co", SUPABASE_PUBLISHABLE_KEY: "k" }, /^SUPABASE_URL must be an http/],
    [{ INDEXNOW_KEY: "../secreto" }, 'INDEXNOW_KEY must have 8 to 128 letters, digits and hyphens, not "../secreto".'],
    [{ ADMIN_EMAIL: "ana", ADMIN_PASSWORD: "123456789012" }, 'ADMIN_EMAIL must be an e-mail address, not "ana".'],
  ])("names the variable that is wrong: %j", (source, sentence) => {
    expect(refusal(source)).toMatch(sentence);
  });

  it.each([
    [{ DATABASE_URL: "postgres://h/db", SUPABASE_URL: "https://x.co", SUPABASE_PUBLISHABLE_KEY: "k" }, /contradict/],
    [{ SUPABASE_URL: "https://x.supabase.co" }, "SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be set too."],
    [{ ADMIN_PASSWORD: "123456789012" }, "ADMIN_PASSWORD is set, so ADMIN_EMAIL must be set too."],
    [{ AI_BASE_URL: "https://ai.example" }, "AI_BASE_URL is set, so AI_MODEL must be set too."],
    [{ SUPABASE_SECRET_KEY: "s" }, "SUPABASE_SECRET_KEY is set, so SUPABASE_URL must be set too."],
    [{ PICTURE_SERVICE: "supabase" }, /needs a hosted project/],
    [{ INDEXNOW_KEY: "0f9a1b2c3d" }, "INDEXNOW_KEY is set, so SITE_URL must be set too."],
  ])("refuses variables that contradict each other: %j", (source, sentence) => {
    expect(refusal(source)).toMatch(sentence);
  });

  it("never repeats a secret in its sentence", () => {
    expect(refusal({ ADMIN_EMAIL: "a@b.es", ADMIN_PASSWORD: "geheim" })).not.toContain("geheim");
    expect(refusal({ DATABASE_URL: "mysql://root:geheim@h/db" })).not.toContain("geheim");
  });

  it("is explained in .env.example, whole and as it may stand there", () => {
    const lines = readFileSync(".env.example", "utf8").matchAll(/^(\w+)=(.*)$/gm);
    const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
    expect(Object.keys(example).sort()).toEqual(variableNames.filter((name) => name !== "NODE_ENV").sort());
    expect(readEnv(example)).toEqual(readEnv({}));
  });

  it("writes origins without a slash at the end", () => {
    expect(readEnv({ SITE_URL: "https://www.example.com/" }).SITE_URL).toBe("https://www.example.com");
    expect(readEnv({ EMBED_ORIGINS: "https://a.es, https://b.es/" }).EMBED_ORIGINS).toEqual([
      "https://a.es",
      "https://b.es",
    ]);
  });
});
