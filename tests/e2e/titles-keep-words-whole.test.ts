import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

test.slow();

/** Runs in the page: the words of its titles that stand in two lines without a hyphen of their own. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const title of document.querySelectorAll("h1, h2, .titular")) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

async function expectWholeWords(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.fonts.ready);
    expect([path, width, await page.evaluate(brokenWords)]).toEqual([path, width, []]);
  }
}

for (const [language, start] of [
  ["Spanish", ""],
  ["English", "/en"],
]) {
  test(`no title of a page in ${language} breaks a word @desktop`, async ({ page }) => {
    for (const path of publicAddresses) await expectWholeWords(page, path === "/" && start ? start : start + path);
  });
}
