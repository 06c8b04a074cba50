import { reportFigure } from "./measure/figure.ts";
import { measurePictures, mostPixels } from "./measure/oversized-pictures.ts";
import { publicAddresses } from "./measure/public-addresses.ts";
import { measuredPhone, wakeEverything, weighPage, wholeWeight } from "./measure/weigh-page.ts";
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
  const awake = await weighPage(browser, site.url, { act: wakeEverything });
  reportFigure({
    figure: "script after everything on the home page is awake",
    aim: "≤ 85 kB",
    measured: kilobytes(awake.script),
    holds: awake.script <= 85_000,
  });
  const scripts = [];
  for (const path of publicAddresses) {
    const { script } = await weighPage(browser, site.url + path, { withoutPictures: true });
    scripts.push({ path, bytes: script });
  }
  const [most] = scripts.toSorted((a, b) => b.bytes - a.bytes);
  reportFigure({
    figure: `script before the first interaction, the most of ${scripts.length} public pages`,
    aim: "≤ 6 kB",
    measured: `${most?.bytes} bytes on \`${most?.path}\`, with what stands in the document`,
    holds: (most?.bytes ?? Number.NaN) <= 6_000,
  });
  const pictures = await measurePictures(browser, site.url, publicAddresses);
  const [largest] = pictures.toSorted((a, b) => b.times - a.times);
  reportFigure({
    figure: `pixels sent for each that is shown, the most of ${pictures.length} pictures at 390, 768 and 1440 px`,
    aim: `≤ ${mostPixels} ×`,
    measured: `${largest?.times.toFixed(2)} × on \`${largest?.page}\` at ${largest?.screen} px`,
    holds: (largest?.times ?? Number.NaN) <= mostPixels,
  });
});
