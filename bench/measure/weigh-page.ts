import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** The phone that Lighthouse measures with (Moto G Power): 412 × 823 at 1.75. */
export const measuredPhone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "es-ES",
};

/** Bytes of bodies as they travel, compressed; the document's as brotli at full effort, which a new page waits for. */
export interface PageWeight {
  document: number;
  /** Files, and the scripts that stand in the document, those compressed together. */
  script: number;
  style: number;
  font: number;
  picture: number;
  other: number;
}

const kinds: Record<string, keyof PageWeight> = {
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "picture",
};

interface Weighing {
  /** What the visitor does once the page is there. */
  act?: (page: Page) => Promise<void>;
  /** Pictures are made at the first visit, which takes its time: whoever asks for other things leaves them out. */
  withoutPictures?: boolean;
}

/** What a first visit brings until the network rests, and after `act` when there is one. Nothing is cached before. */
export async function weighPage(
  browser: Browser,
  url: string,
  { act, withoutPictures }: Weighing = {},
): Promise<PageWeight> {
  await untilReady(url);
  const context = await browser.newContext(measuredPhone);
  if (withoutPictures) await context.route(/\/pictures\//, (route) => route.abort());
  // On a machine that stalls the network rests only after 5 s; what the popup then brings is no part of a first visit.
  await context.addInitScript(() => {
    if (self === top && location.protocol === "http:") sessionStorage.setItem("lead_popup_seen", "true");
  });
  const page = await context.newPage();
  const arrived: Promise<{ kind: keyof PageWeight; bytes: number }>[] = [];
  page.on("requestfinished", (request) => {
    const kind = kinds[request.resourceType()] ?? "other";
    if (!request.isNavigationRequest())
      arrived.push(request.sizes().then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  await act?.(page);
  const weight = weighDocument((await answer?.text()) ?? "");
  // What is still on its way then is cut off with the page, and nobody waits for it.
  page.removeAllListeners("requestfinished");
  for (const { kind, bytes } of await Promise.all(arrived)) weight[kind] += bytes;
  await context.close();
  return weight;
}

/** A page whose first render takes long goes out in parts, its styles beside it; what is weighed is the one that is kept. */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.headers.has("etag")) return;
    await delay(250);
  }
}

/** Brings every part of a page near the screen and touches it: whatever sleeps in it wakes. */
export async function wakeEverything(page: Page): Promise<void> {
  for (const it of await page.locator("[data-island], [data-wakes]").all()) {
    // What is closed has no place on the screen; the touch is what wakes it.
    await it.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await it.dispatchEvent("pointerdown", { bubbles: true });
  }
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLElement>("[data-island], [data-wakes]")).every(
      (element) => element.dataset.awake !== undefined,
    ),
  );
  await page.waitForLoadState("networkidle");
}

/** Everything together. */
export function wholeWeight(weight: PageWeight): number {
  return Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
}

/** The document with its scripts, which count as scripts: no byte twice. */
function weighDocument(html: string): PageWeight {
  const inline = Array.from(
    html.matchAll(/<script(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
  );
  const script = inline.length === 0 ? 0 : packed(inline.map(([, code = ""]) => code).join("\n"));
  return { document: packed(html) - script, script, style: 0, font: 0, picture: 0, other: 0 };
}

function packed(text: string): number {
  return brotliCompressSync(text).length;
}
