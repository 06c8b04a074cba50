import type { Browser, Page } from "@playwright/test";
import { answerThirdParties } from "#tests/e2e/fixtures/third-parties.ts";
import { reportFigure } from "./measure/figure.ts";
import { readPublicPaths } from "./measure/site-map.ts";
import { withSite } from "./measure/with-site.ts";

// Whether a browser without scripts shows every word of every public page that one with scripts shows, in both languages, and
// no button that does nothing there. That forms work there is asked by tests/contract/without-scripts.test.ts.
const widths = { desktop: 1440, phone: 390 };

await withSite(async ({ site, browser }) => {
  const paths = await readPublicPaths(site.url);
  const missing: string[] = [];
  const dead: string[] = [];
  let lines = 0;
  for (const [device, width] of Object.entries(widths)) {
    const [scripted, bare] = await Promise.all([true, false].map((value) => openPage(browser, width, value)));
    if (!scripted || !bare) throw new Error("Two pages were opened.");
    for (const path of paths) {
      await Promise.all([scripted, bare].map((page) => page.goto(site.url + path, { waitUntil: "load" })));
      await scripted.waitForTimeout(200);
      const seen = await scripted.evaluate(lookAround);
      const without = await bare.evaluate(lookAround);
      lines += seen.words.length;
      const lost = seen.words.filter((word) => !without.words.includes(word));
      missing.push(...lost.map((text) => `\`${path}\` (${device}): «${text}»`));
      dead.push(...without.dead.map((text) => `\`${path}\` (${device}): «${text}»`));
    }
  }
  report("words that are not there", missing, `of ${lines} lines on ${paths.length}`);
  report("buttons that do nothing", dead, `on ${paths.length}`);
});

async function openPage(browser: Browser, width: number, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, javaScriptEnabled, timezoneId: "Europe/Madrid" });
  await answerThirdParties(context);
  // Nobody looks at them, and each is made when it is first asked for.
  await context.route(/\/pictures\//, (route) => route.abort());
  return context.newPage();
}

function report(what: string, found: readonly string[], among: string): void {
  for (const it of found) console.log(`${what}: ${it}`);
  const some = found.length > 0 ? `, as ${found.slice(0, 3).join("; ")}` : "";
  reportFigure({
    figure: `script off, every public page in both languages on a desktop and a phone: ${what}`,
    aim: "0",
    measured: `${found.length} ${among} pages${some}`,
    holds: found.length === 0,
  });
}

/** Runs in the page: the texts that are seen, but for what only scripts need, and the buttons that only scripts answer. */
function lookAround(): { words: string[]; dead: string[] } {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Buttons, what says again what is chosen, and the choice of what others may load, who load nothing without scripts.
  const ofScripts = "script, style, noscript, button, [role=status], [data-live], [data-says], #cookies, #configurar";
  const words = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    const parent = node.parentElement;
    if (text === "" || !parent || parent.closest(ofScripts)) continue;
    if (isSeen(parent)) words.add(text);
  }
  const dead = [...document.querySelectorAll("button")].filter(
    (element) =>
      isSeen(element) &&
      !element.disabled &&
      !element.popoverTargetElement &&
      !(element.form && element.type !== "button"),
  );
  return {
    words: [...words],
    dead: dead.map((element) => element.getAttribute("aria-label") ?? element.textContent.trim()),
  };
}
