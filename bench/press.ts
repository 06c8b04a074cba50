import { makePictures, reportPresses } from "./measure/site-presses.ts";
import { withSite } from "./measure/with-site.ts";

// From a press to its answer where what is pressed was on the screen for a second, on a phone's screen with the
// processor four times slower: its code is there, and its island awake.
await withSite(async ({ site, browser }) => {
  await makePictures(browser, site.url);
  await reportPresses(browser, site.url);
});
