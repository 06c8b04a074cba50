import { inLanguage, publishedLanguages } from "#shared/language.ts";
import { reportFigure } from "./measure/figure.ts";
import { publicAddresses } from "./measure/public-addresses.ts";
import { measuredPhone, weighPage, wholeWeight } from "./measure/weigh-page.ts";
import { withSite } from "./measure/with-site.ts";

// What pages weigh on a phone, compressed, without headers. tests/e2e/page-budgets.test.ts holds the same aims.
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const phone = `${measuredPhone.viewport?.width} px at ${measuredPhone.deviceScaleFactor}`;

await withSite(async ({ site, browser }) => {
  const home = await weighPage(browser, site.url);
  const whole = wholeWeight(home);
  reportFigure({
    figure: `whole home page with its hero picture, ${phone}`,
    aim: "≤ 140 kB",
    measured: `${kilobytes(whole)}: document with styles ${kilobytes(home.document)}, fonts ${kilobytes(home.font)}, pictures ${kilobytes(home.picture)}, script ${kilobytes(home.script)}`,
    holds: whole <= 140_000,
  });
  const scripts = [];
  for (const path of publishedLanguages.flatMap((language) =>
    publicAddresses.map((page) => inLanguage(page, language)),
  )) {
    const { script } = await weighPage(browser, site.url + path, { withoutPictures: true });
    scripts.push({ path, bytes: script });
  }
  const [most] = scripts.toSorted((a, b) => b.bytes - a.bytes);
  reportFigure({
    figure: `script before the first interaction, the most of ${scripts.length} public pages`,
    aim: "≤ 5 kB",
    measured: `${most?.bytes} bytes on \`${most?.path}\`, with what stands in the document`,
    holds: (most?.bytes ?? Number.NaN) <= 5_000,
  });
});
