import type { Page } from "@playwright/test";

/** From the browser's receiving an input until the frame after what it changed, in milliseconds. */
export async function timeInput(
  page: Page,
  type: "keydown" | "pointermove" | "pointerup",
  act: () => Promise<void>,
): Promise<number> {
  // It listens before the input is sent: the two take different ways to the page.
  await page.evaluate(listenFor, type);
  await act();
  return page.evaluate(() => window.timeToPaint ?? Number.NaN);
}

/** Runs in the page. */
function listenFor(type: string): void {
  window.timeToPaint = new Promise<number>((resolve) => {
    const taken = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === "Shift") return;
      removeEventListener(type, taken, true);
      requestAnimationFrame(() => {
        // What this frame shows is painted when the next task begins.
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        painted.port2.postMessage(null);
      });
    };
    addEventListener(type, taken, true);
  });
}

declare global {
  interface Window {
    timeToPaint?: Promise<number>;
  }
}
