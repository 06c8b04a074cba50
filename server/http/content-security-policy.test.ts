import { expect, it } from "vitest";
import { allowedAt, allowStyle, contentSecurityPolicy, hashInlineScripts } from "./content-security-policy.ts";

const nobody = { frames: [], scripts: [], backend: [], anyStyles: false, isDevelopment: false, isHttps: false };

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

it("lets in the sheet that the page carries and no other, unless a third party's script brings its own", () => {
  const policy = contentSecurityPolicy(nobody, []);
  expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline';");
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(allowStyle(policy, "alert(1)")).toContain(`style-src 'self' ${hash}; style-src-attr`);
  const loose = contentSecurityPolicy({ ...nobody, anyStyles: true }, []);
  expect(loose).toContain("style-src 'self' 'unsafe-inline';");
  expect(allowStyle(loose, "alert(1)")).toBe(loose);
});

it("lets no script of others into the panel, nor the styles that it would bring", () => {
  const allowed = { ...nobody, frames: ["https://forms.example"], scripts: ["https://chat.example"], anyStyles: true };
  for (const path of ["/admin", "/admin/clubs", "/login", "/Admin"]) {
    const policy = contentSecurityPolicy(allowedAt(path, allowed), ["'nonce-a'"]);
    expect(policy, path).toContain("script-src 'self' 'nonce-a'; style-src 'self'; style-src-attr 'unsafe-inline';");
    expect(policy, path).toContain("frame-src 'self' https://forms.example;");
    expect(policy, path).not.toContain("chat.example");
  }
  expect(allowedAt("/administracion", allowed)).toBe(allowed);
  expect(allowedAt("/admin", { ...allowed, isDevelopment: true }).anyStyles).toBe(true);
});
