import type { Browser, Page } from "@playwright/test";

/** Most pixels that may be sent for one that is shown. */
export const mostPixels = 1.3;

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

export interface ShownPicture {
  page: string;
  screen: number;
  src: string;
  /** Pixels that are sent for each that is shown. */
  times: number;
}

/** Of no size of its own, as a picture that is still on its way; one that did not come would make way for a stand-in. */
const blank = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/**
 * Every resized picture of these pages on a phone, a tablet and a desk, as the browser chooses it. Its bytes do not
 * matter here, so none are made: the width stands in its address. Each page is loaded once and its screen changed then;
 * `look` sees it on each of them, too.
 */
export async function measurePictures(
  browser: Browser,
  site: string,
  paths: readonly string[],
  look: (page: Page, screen: number) => Promise<void> = async () => {},
): Promise<ShownPicture[]> {
  const shown: ShownPicture[] = [];
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.route(/\/pictures\//, (route) => route.fulfill(blank));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: "domcontentloaded" });
    for (const screen of screens) {
      await devtools.send("Emulation.setDeviceMetricsOverride", { ...screen, mobile: false });
      // Its pixels and its width come to the page by different ways.
      await page.waitForFunction(isOn, screen);
      await page.evaluate(chooseAll, screen.width);
      for (const it of await page.evaluate(chosenPictures)) shown.push({ page: path, screen: screen.width, ...it });
      await look(page, screen.width);
    }
  }
  await context.close();
  return shown;
}

/** Runs in the page. */
const isOn = (screen: (typeof screens)[number]) =>
  innerWidth === screen.width && devicePixelRatio === screen.deviceScaleFactor;

/**
 * Runs in the page: makes the browser choose a file for every picture, also for those far below. For each screen they have
 * addresses of their own, since a larger file that is there already would do for a smaller place.
 */
async function chooseAll(screen: number): Promise<void> {
  const arrived: Promise<void>[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    const sources = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])].filter((it) => it.srcset);
    if (sources.length === 0) continue;
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const type of ["load", "error"]) image.addEventListener(type, () => resolve(), { once: true });
    arrived.push(promise);
    image.loading = "eager";
    for (const it of sources) it.srcset = it.srcset.replaceAll(/(\S+?)(?:\?\d+)? (\d+w)/g, `$1?${screen} $2`);
  }
  // The choice is made in a task of its own; what a closed dialog holds is chosen like all others.
  await Promise.all(arrived);
}

/**
 * Runs in the page; what is not shown there (closed dialogs, menus) is left out. A picture that covers its frame is shown
 * at the size it is laid out in, whatever the frame cuts off.
 */
function chosenPictures(): { src: string; times: number }[] {
  const all = Array.from(document.querySelectorAll<HTMLImageElement>("picture img"));
  return all.flatMap((element) => {
    const [, width, ratio = ""] = /\/pictures\/(\d+)(?:-(\d+x\d+))?\./.exec(element.currentSrc) ?? [];
    const frame = element.getBoundingClientRect();
    if (!width || frame.width === 0 || frame.height === 0) return [];
    const cut = ratio.split("x").map(Number);
    const [across = 1, down = 1] =
      cut.length === 2 ? cut : ["width", "height"].map((side) => Number(element.getAttribute(side)));
    const laidOut =
      getComputedStyle(element).objectFit === "cover"
        ? Math.max(frame.width, (frame.height * across) / down)
        : frame.width;
    return [{ src: element.currentSrc, times: (Number(width) / (laidOut * devicePixelRatio)) ** 2 }];
  });
}
