import type { Page } from "@playwright/test";

/** From the browser's receiving a key until the frame after what it changed, in milliseconds. */
export async function keyToPaint(page: Page, key: string): Promise<number> {
  // It listens before the key is sent: the two take different ways to the page.
  await page.evaluate(() => {
    window.keyToPaint = new Promise((resolve) => {
      const taken = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => {
          // What this frame shows is painted when the next task begins.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        });
      addEventListener("keydown", taken, { capture: true, once: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.keyToPaint ?? Number.NaN);
}

declare global {
  interface Window {
    keyToPaint?: Promise<number>;
  }
}
