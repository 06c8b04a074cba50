import type { BrowserContext, Page } from "@playwright/test";

/** What is wrong with a page that somebody's strings stand on. */
export interface Watch {
  /** Everything that ran, or tried to fetch something, since the last question. */
  taken(): string[];
}

const evil = /evil\.example\.test/;

/** Hears of everything that a hostile string or file makes a browser do. Addresses outside are answered with nothing. */
export async function watchContext(context: BrowserContext, site: string): Promise<Watch> {
  const heard: string[] = [];
  await context.exposeBinding("hostile", ({ page }) => void heard.push(`ran something on ${page.url().slice(0, 120)}`));
  await context.route(
    (url) => url.origin !== site,
    (route) => {
      const url = route.request().url();
      // A link that nobody presses and a picture that staff chose are theirs; a document, script or style is not.
      if (evil.test(url) && ["document", "script", "stylesheet", "other"].includes(route.request().resourceType()))
        heard.push(`fetched ${route.request().resourceType()} ${url}`);
      return route.abort();
    },
  );
  context.on("dialog", (dialog) => {
    heard.push(`opened a dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  return { taken: () => heard.splice(0) };
}

const widths = [390, 1440] as const;

/** What of a page's layout is broken, at each width, and whether markup has become elements. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await page.evaluate(lookForFaults)).map((text) => `${text} at ${width} px`));
  }
  return faults;
}

/** Runs in the page. */
function lookForFaults(): string[] {
  const faults: string[] = [];
  const root = document.scrollingElement ?? document.documentElement;
  const made = document.querySelectorAll("[data-hostile]");
  if (made.length > 0) faults.push(`${made.length} elements made of a string (${made[0]?.tagName})`);
  const main = document.querySelector("main");
  if (!main || main.getBoundingClientRect().height < 40) faults.push("nothing in main");
  if (document.body.getBoundingClientRect().height < 40) faults.push("an empty body");
  if (root.scrollWidth > innerWidth + 1) {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
    // The innermost that sticks out and is not cut off by something round it.
    const wide = Array.from(document.body.querySelectorAll("*")).filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 &&
        element.checkVisibility() &&
        !isCut(element.parentElement),
    );
    const [first] = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const place: string[] = [];
    for (let it = first; it && it !== document.body && place.length < 5; it = it.parentElement ?? undefined)
      place.unshift(`${it.tagName.toLowerCase()}.${it.getAttribute("class") ?? ""}`);
    const words = first?.textContent?.trim().slice(0, 20);
    faults.push(`scrolls ${root.scrollWidth - innerWidth} px sideways (${place.join(" > ")} "${words}")`);
  }
  return faults;
}
