import { makePictures, reportPresses } from "./measure/site-presses.ts";
import { openSlowLine } from "./measure/slow-line.ts";
import { withSite } from "./measure/with-site.ts";

// From a press to its answer where what is pressed was only just reached, after two seconds of scrolling, over a slow
// line and with the processor four times slower: its code may still be on the way.
await withSite(async ({ site, browser }) => {
  await makePictures(browser, site.url);
  const line = await openSlowLine(site.url);
  await reportPresses(browser, line.url, "reached");
  await line.close();
});
