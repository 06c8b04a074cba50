import type { Browser, BrowserContext, Page } from "@playwright/test";
import { answerThirdParties } from "#tests/e2e/fixtures/third-parties.ts";
import { inspectState } from "./inspect-state.ts";
import type { Look } from "./kept-looks.ts";
import type { Device, State } from "./state.ts";

/** A site, and what makes a browser somebody of its staff. */
export interface Premises {
  browser: Browser;
  url: string;
  asStaff: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

const screens: Record<Device, { widths: number[]; height: number }> = {
  desktop: { widths: [1440], height: 900 },
  phone: { widths: [390, 320], height: 844 },
};
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Comes to a state and looks at it at each width of the device. Throws when the state is not reached. */
export async function walkState(premises: Premises, state: State, device: Device): Promise<Look[]> {
  await using context = await openContext(premises, state, device);
  const page = await context.newPage();
  await state.before?.(page);
  await page.goto(premises.url + state.path, { waitUntil: "load" });
  await untilThere(page);
  await state.open?.(page);
  // What a press sets off is painted by then.
  await page.waitForTimeout(250);
  const looks: Look[] = [];
  for (const width of screens[device].widths) {
    await page.setViewportSize({ width, height: screens[device].height });
    looks.push({ width, ...(await inspectState(page, width, device)) });
  }
  return looks;
}

async function openContext(premises: Premises, state: State, device: Device): Promise<BrowserContext> {
  const [width = 0] = screens[device].widths;
  const context = await premises.browser.newContext({
    viewport: { width, height: screens[device].height },
    ...(device === "phone" && { isMobile: true, hasTouch: true }),
    ...(state.as === "staff" && { storageState: premises.asStaff }),
    reducedMotion: "reduce",
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
  context.setDefaultTimeout(10_000);
  await answerThirdParties(context);
  // To make each picture in each width is what would take longest, and nothing looks into them.
  await context.route(/\/pictures\//, (route) => route.fulfill({ contentType: "image/png", body: onePixel }));
  if (!state.isUnanswered) {
    await context.addInitScript((isInvited) => {
      if (self !== top || location.protocol !== "http:") return;
      localStorage.setItem("cookie_consent", "true");
      if (!isInvited) sessionStorage.setItem("lead_popup_seen", "true");
    }, state.name.includes("invitation"));
  }
  return context;
}

/** The panel asks for its lists once its script is there. */
async function untilThere(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.getByText("Cargando…", { exact: true }).first().waitFor({ state: "detached" });
}
