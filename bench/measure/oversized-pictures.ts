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

/**
 * Every resized picture of these pages on a phone, a tablet and a desk, as the browser chooses it. Its bytes do not
 * matter here, so none are made: the width stands in its address. `look` may see each page on its screen, too.
 */
export async function measurePictures(
  browser: Browser,
  site: string,
  paths: readonly string[],
  look: (page: Page) => Promise<void> = async () => {},
): Promise<ShownPicture[]> {
  const shown: ShownPicture[] = [];
  for (const { deviceScaleFactor, ...viewport } of screens) {
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    await context.route(/\/pictures\//, (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }));
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(site + path);
      await page.evaluate(chooseAll);
      for (const it of await page.evaluate(chosenPictures)) shown.push({ page: path, screen: viewport.width, ...it });
      await look(page);
    }
    await context.close();
  }
  return shown;
}

/** Runs in the page: makes the browser choose a file for every picture, also for those far below. */
async function chooseAll(): Promise<void> {
  const all = Array.from(document.querySelectorAll<HTMLImageElement>("picture img"));
  await Promise.all(
    all.map((element) => {
      element.loading = "eager";
      // The choice is made in a task of its own; what a closed dialog holds is chosen like all others.
      return element.complete && element.currentSrc
        ? undefined
        : new Promise((resolve) => {
            element.addEventListener("load", resolve, { once: true });
            element.addEventListener("error", resolve, { once: true });
          });
    }),
  );
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
