import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findPaleFields } from "./find-pale-fields.ts";
import * as checks from "./page-checks.ts";
import type { Device } from "./state.ts";
import { walkFocus } from "./walk-focus.ts";

/** Of 2.0, 2.1 and 2.2, and what the makers of axe recommend beyond them. */
const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Experiments of axe that ask what no other of its rules does. */
const more = ["css-orientation-lock", "label-content-name-mismatch", "table-fake-caption", "td-has-header"];
const rules = Object.fromEntries(more.map((id) => [id, { enabled: true }]));

interface Inspected {
  /** How often Tab would stop. */
  stops: number;
  findings: string[];
}

/** A state at one width, by axe and by checks of our own. What they change they put back. */
export async function inspectState(page: Page, width: number, device: Device): Promise<Inspected> {
  const findings = await findByAxe(page);
  for (const find of [checks.findSideways, checks.findOrder, checks.findMotion, checks.findCutBySpacing]) {
    findings.push(...(await page.evaluate(find)));
  }
  if (device === "phone") findings.push(...(await page.evaluate(checks.findSmallTargets)));
  if (width === 320) return inspectEnlarged(page, findings);
  const { stops, findings: unseen } = await walkFocus(page);
  findings.push(...unseen);
  if (width === 1440) {
    findings.push(...(await page.evaluate(findPaleFields)));
    findings.push(...(await page.evaluate(checks.findUnnamedPurpose)));
    findings.push(...(await findInForcedColours(page)));
  }
  return { stops, findings };
}

async function findByAxe(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ runOnly, rules, resultTypes: ["violations"] });
  // What others put into their frames is theirs.
  const { violations } = await axe.setLegacyMode(true).exclude("iframe").exclude("[id^=chat-]").analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id}: ${target.join(" ")}`));
}

/** A screen of 1280 × 1024 at 400 %: as narrow, and so low that what stays at its edges could cover the rest. */
async function inspectEnlarged(page: Page, findings: string[]): Promise<Inspected> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const { stops, findings: unseen } = await walkFocus(page);
  findings.push(...unseen.map((text) => `${text} at 400 %`));
  if (before) await page.setViewportSize(before);
  return { stops, findings };
}

async function findInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const { findings } = await walkFocus(page);
  const unseen = await page.evaluate(checks.findUnseenControls);
  await page.emulateMedia({ forcedColors: "none" });
  return [...findings.map((finding) => `${finding} in forced colours`), ...unseen];
}
