import { setTimeout as delay } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { measuredPhone } from "./weigh-page.ts";

/** How long a finger rests on the screen. */
const touchMs = 80;
/** Lazy pictures, and code that wakes near the screen, at a quarter of the speed. */
const restMs = 1_500;
/** Longer than the slowest answer takes. */
const patienceMs = 15_000;

export interface Press {
  name: string;
  path: string;
  on: (page: Page) => Locator;
  /** What the page then has: the answer to the press. */
  answer: string;
}

/**
 * Milliseconds from the finger's leaving the screen until the answer is painted, the processor four times slower; what
 * is pressed was on the screen for a second.
 */
export async function measurePress(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext(measuredPhone);
  await context.addInitScript(() => {
    localStorage.setItem("cookie_consent", "true");
    sessionStorage.setItem("lead_popup_seen", "true");
  });
  const page = await context.newPage();
  await page.goto(url + press.path, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const target = press.on(page);
  // The first sign that somebody uses the page.
  await page.evaluate(() => scrollBy(0, 1));
  await target.scrollIntoViewIfNeeded();
  await delay(restMs);
  const taken = page.evaluate(timeAnswer, { answer: press.answer, patienceMs });
  await touch(target, session);
  const time = await taken;
  await context.close();
  return time;
}

/** The finger is the browser's own input: playwright's `tap` runs checks of its own in the page, which count as ours. */
async function touch(target: Locator, session: CDPSession): Promise<void> {
  const point = await middleOf(target);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await delay(touchMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch: ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page. NaN when the answer does not come. */
function timeAnswer({ answer, patienceMs }: { answer: string; patienceMs: number }): Promise<number> {
  return new Promise((resolve) => {
    const look = (pressedAt: number) => {
      const isThere = document.querySelector(answer) !== null;
      if (!isThere && performance.now() - pressedAt < patienceMs) return requestAnimationFrame(() => look(pressedAt));
      // What this frame shows is painted when the next task begins.
      const painted = new MessageChannel();
      painted.port1.onmessage = () => resolve(isThere ? performance.now() - pressedAt : Number.NaN);
      return painted.port2.postMessage(null);
    };
    addEventListener("pointerup", ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      once: true,
      capture: true,
    });
  });
}
