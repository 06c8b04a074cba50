import { expect, test } from "./fixtures/journey.ts";
import { measureWordsOverPictures, pagesWithWordsOverPictures } from "./fixtures/words-over-pictures.ts";

// axe leaves words over a picture to people: here they are held against the pixels behind them.
test("words over pictures can be read", async ({ page }) => {
  test.setTimeout(240_000);
  const pale: string[] = [];
  let total = 0;
  for (const path of [...pagesWithWordsOverPictures, "/en/contact"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const measured = await measureWordsOverPictures(page);
    total += measured.length;
    for (const { text, contrast, least } of measured)
      if (contrast < least) pale.push(`${path}: ${contrast.toFixed(1)} < ${least}: ${text}`);
  }
  expect(pale).toEqual([]);
  // Were nothing found, nothing would be pale.
  expect(total).toBeGreaterThan(30);
});
