import type { SiteConfig } from "#shared/site-config.ts";
import type { AllowedOrigins } from "../http/content-security-policy.ts";
import type { Env } from "../process/env.ts";

/** Where visitors find the site: SITE_URL, else the address this process listens on. */
export function siteUrlOf(env: Env): string {
  return env.SITE_URL ?? `http://localhost:${env.PORT}`;
}

/** What pages may know of the environment. */
export function siteConfig(env: Env, publishableKey: string): SiteConfig {
  return {
    siteUrl: siteUrlOf(env),
    backend: { url: env.SUPABASE_URL ?? "/", publishableKey },
    sendsMail: Boolean(env.SUPABASE_URL || env.SMTP_URL),
    countsViews: env.STATISTICS === "on",
    embeds: {
      leadFormUrl: env.EMBED_LEAD_FORM_URL ?? null,
      timetableUrl: env.EMBED_TIMETABLE_URL ?? null,
      chatScriptUrl: env.EMBED_CHAT_SCRIPT_URL ?? null,
      careersScriptUrl: env.EMBED_CAREERS_SCRIPT_URL ?? null,
      careersFormId: env.EMBED_CAREERS_FORM_ID ?? null,
      partnerFormUrl: env.EMBED_PARTNER_FORM_URL ?? null,
      videoOrigin: env.EMBED_VIDEO_ORIGIN,
      allowedOrigins: embedOrigins(env),
    },
    legal: {
      companyName: env.LEGAL_COMPANY_NAME ?? null,
      taxId: env.LEGAL_TAX_ID ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      phone: env.LEGAL_PHONE ?? null,
      email: env.LEGAL_EMAIL ?? null,
      registry: env.LEGAL_REGISTRY ?? null,
      secondBrand: env.LEGAL_SECOND_BRAND ?? null,
    },
  };
}

/** What the content security policy lets in: the configured embeds and nothing else. */
export function allowedOrigins(env: Env): AllowedOrigins {
  const isDevelopment = env.NODE_ENV === "development";
  const scripts = originsOf([env.EMBED_CHAT_SCRIPT_URL, env.EMBED_CAREERS_SCRIPT_URL, ...env.EMBED_ORIGINS]);
  return {
    frames: embedOrigins(env),
    scripts,
    anyStyles: scripts.length > 0 || isDevelopment,
    isDevelopment,
    backend: originsOf([env.SUPABASE_URL]),
    isHttps: env.SITE_URL?.startsWith("https:") ?? false,
  };
}

function embedOrigins(env: Env): string[] {
  return originsOf([
    env.EMBED_LEAD_FORM_URL,
    env.EMBED_TIMETABLE_URL,
    env.EMBED_CHAT_SCRIPT_URL,
    env.EMBED_CAREERS_SCRIPT_URL,
    env.EMBED_PARTNER_FORM_URL,
    env.EMBED_VIDEO_ORIGIN,
    ...env.EMBED_ORIGINS,
  ]);
}

function originsOf(addresses: (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
