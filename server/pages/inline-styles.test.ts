import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Assets } from "../answers/assets.ts";
import { inlineStyles } from "./inline-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-styles-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/root-1.css"), "@layer a,b;\n");
writeFileSync(join(folder, "assets/home-2.css"), "@layer b{p{color:red}}\n");
const assets = new Assets(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sheet = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;

async function pageWith(head: string): Promise<string> {
  const body = Buffer.from(`<html><head>${head}</head></html>`);
  const { body: made } = await inlineStyles({ status: 200, headers: [], body, expiresAt: Infinity }, assets);
  return made.toString();
}

test("a page carries its sheets itself, in their order", async () => {
  expect(await pageWith(`<title>$&</title>${sheet("root-1")}<meta/>${sheet("home-2")}`)).toBe(
    "<html><head><title>$&</title><style>@layer a,b;@layer b{p{color:red}}</style><meta/></head></html>",
  );
});

test("a sheet that a later import brings too is carried like any other", async () => {
  const head = sheet("root-1").replace('.css"', '.css#"');
  expect(await pageWith(head + sheet("home-2"))).toContain("<style>@layer a,b;@layer b{p{color:red}}</style>");
});

test("a sheet that is not of this build leaves the page as it was", async () => {
  const head = sheet("root-1") + sheet("gone-9");
  expect(await pageWith(head)).toContain(head);
});

test("a page without sheets stays the same", async () => {
  expect(await pageWith("<title>x</title>")).toBe("<html><head><title>x</title></head></html>");
});
