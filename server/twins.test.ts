import { expect, expectTypeOf, it } from "vitest";
import type { RenderInput as PagesInput } from "#app/load-context.ts";
import type { SiteConfig } from "#app/site-config.ts";
import type { RenderInput } from "./pages/app-module.ts";
import { allowedOrigins, siteConfig } from "./pages/site-config.ts";
import { readEnv } from "./process/env.ts";

// The server imports nothing of app/: what it hands over is described on both sides, and compared here.

it("the server hands to pages what they expect", () => {
  expectTypeOf<Omit<RenderInput, "config">>().toEqualTypeOf<Omit<PagesInput, "config">>();
  expectTypeOf(siteConfig).returns.toExtend<SiteConfig>();
  expect(siteConfig(readEnv({}), "key")).toMatchObject({
    siteUrl: "http://localhost:3000",
    backend: { url: "/", publishableKey: "key" },
    legal: { companyName: "{razón social}" },
  });
});

it("every configured embed may be framed, and only scripts may be scripts", () => {
  const env = readEnv({
    EMBED_LEAD_FORM_URL: "https://forms.example/f/1",
    EMBED_CHAT_SCRIPT_URL: "https://chat.example/widget.js",
    EMBED_ORIGINS: "https://more.example",
    SUPABASE_URL: "https://x.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "key",
    SITE_URL: "https://www.example.com",
  });
  expect(allowedOrigins(env)).toEqual({
    frames: [
      "https://forms.example",
      "https://chat.example",
      "https://www.youtube-nocookie.com",
      "https://more.example",
    ],
    scripts: ["https://chat.example", "https://more.example"],
    backend: ["https://x.supabase.co"],
    isHttps: true,
  });
});
