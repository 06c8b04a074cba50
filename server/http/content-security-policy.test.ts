import { expect, it } from "vitest";
import { contentSecurityPolicy, hashInlineScripts } from "./content-security-policy.ts";

const nobody = { frames: [], scripts: [], backend: [], isHttps: false };

it("names each of the page's own inline scripts by its hash", () => {
  const { html, hashes } = hashInlineScripts('<script nonce="n1">alert(1)</script>', "n1");
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  expect(html).toBe("<script>alert(1)</script>");
});

it("does not vouch for a script that came in with stored content", () => {
  const page = '<script>evil()</script><script nonce="guess">evil()</script><script nonce="n1" src="/a.js"></script>';
  expect(hashInlineScripts(page, "n1").hashes).toEqual([]);
});

it("lets in the configured embeds and nobody else", () => {
  const policy = contentSecurityPolicy(
    { ...nobody, frames: ["https://forms.example"], scripts: ["https://chat.example"] },
    [],
  );
  expect(policy).toContain("frame-src 'self' https://forms.example;");
  expect(policy).toContain("script-src 'self' https://chat.example;");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

it("moves to https only on a site that is served over it", () => {
  expect(contentSecurityPolicy({ ...nobody, isHttps: true }, [])).toMatch(/; upgrade-insecure-requests$/);
});
