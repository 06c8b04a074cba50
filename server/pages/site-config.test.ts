import { expect, it } from "vitest";
import { readEnv } from "../process/env.ts";
import { allowedOrigins, siteConfig } from "./site-config.ts";

it("pages know the public half of the environment", () => {
  expect(siteConfig(readEnv({ LEGAL_TAX_ID: "B00000000" }), "key")).toMatchObject({
    siteUrl: "http://localhost:3000",
    backend: { url: "/", publishableKey: "key" },
    legal: { companyName: null, taxId: "B00000000" },
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
    anyStyles: true,
    isDevelopment: false,
    isHttps: true,
  });
});
