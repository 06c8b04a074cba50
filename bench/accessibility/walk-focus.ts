import type { Page } from "@playwright/test";

/** Goes through every tab stop as keys would and says where the focus is not seen, or is wholly covered. */
export async function walkFocus(page: Page): Promise<{ stops: number; findings: string[] }> {
  // From now on the browser takes the focus as one that came by key.
  await page.keyboard.press("Tab");
  await page.evaluate(installFocusChecks);
  const top = await page.evaluate(() => scrollY);
  const walked = await page.evaluate(walk);
  // Or the next look meets rows that stand half below the bar at the top.
  await page.evaluate((y) => scrollTo(0, y), top);
  return walked;
}

interface FocusChecks {
  /** The focus has an outline that is seen. */
  isMarked: (element: HTMLElement) => boolean;
  /** How it and what stands round it are drawn. */
  lookOf: (element: HTMLElement) => string;
  /** Nothing of it that is on the screen can be pressed. */
  isCovered: (element: HTMLElement) => boolean;
  nameOf: (element: HTMLElement) => string;
}
declare global {
  var focusChecks: FocusChecks;
}

/** Runs in the page, after `installFocusChecks`. */
async function walk(): Promise<{ stops: number; findings: string[] }> {
  const { isMarked, lookOf, isCovered, nameOf } = globalThis.focusChecks;
  const findings: string[] = [];
  const open = [...document.querySelectorAll<HTMLElement>("dialog:modal, dialog:popover-open")].at(-1);
  const within = open ?? document.body;
  const can =
    "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, video[controls], [tabindex], [contenteditable=true]";
  const stops = [...within.querySelectorAll<HTMLElement>(can)].filter((element) => {
    if (element.tabIndex < 0 || element.closest("[inert]") || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    // Of a group of radio buttons Tab reaches the chosen one.
    return !(
      element instanceof HTMLInputElement &&
      element.type === "radio" &&
      !element.checked &&
      isGroupChosen(element)
    );
  });
  const address = location.href;
  const dialogs = document.querySelectorAll("dialog:modal, dialog:popover-open").length;
  for (const it of stops) {
    if (it.localName === "iframe") continue;
    it.focus();
    // What takes the focus on to something else is not a stop of its own.
    if (document.activeElement !== it) continue;
    // A notice that lies there steps aside.
    if (isCovered(it)) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (isCovered(it)) findings.push(`2.4.11 focus is covered: ${nameOf(it)}`);
    if (isMarked(it)) continue;
    const focused = lookOf(it);
    it.blur();
    if (lookOf(it) === focused) findings.push(`2.4.7 focus is not seen: ${nameOf(it)}`);
  }
  if (location.href !== address) findings.push(`3.2.1 the focus alone leads to ${location.href}`);
  if (document.querySelectorAll("dialog:modal, dialog:popover-open").length !== dialogs) {
    findings.push("3.2.1 the focus alone opens a dialog");
  }
  return { stops: stops.length, findings: [...new Set(findings)] };

  function isGroupChosen({ form, name }: HTMLInputElement): boolean {
    const all = [...(form ?? document).querySelectorAll<HTMLInputElement>(`input[type=radio]`)];
    return all.some((other) => other.name === name && other.checked);
  }
}

/** Runs in the page: what `walk` asks of an element. A function that the page is handed takes nothing of its file along. */
function installFocusChecks(): void {
  globalThis.focusChecks = { isMarked, lookOf, isCovered, nameOf };

  function isMarked(element: HTMLElement): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 && !isTiny(element);
  }
  /** A field that is drawn by its label is there, but nobody sees it. */
  function isTiny(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 || height <= 2 || getComputedStyle(element).opacity === "0";
  }
  function lookOf(element: HTMLElement): string {
    const near = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest("label"),
      element.nextElementSibling,
    ];
    const label = element.closest("label");
    const parts = [...near, ...(label ? label.querySelectorAll("*") : []), ...element.children];
    return parts
      .filter((part) => part instanceof Element)
      .flatMap((part) => [
        getComputedStyle(part),
        getComputedStyle(part, "::before"),
        getComputedStyle(part, "::after"),
      ])
      .map((s) => [s.outline, s.boxShadow, s.borderColor, s.backgroundColor, s.textDecorationLine, s.opacity].join("|"))
      .join("\n");
  }
  function isCovered(element: HTMLElement): boolean {
    const seen = isTiny(element) ? (element.closest("label") ?? element.parentElement ?? element) : element;
    const boxes = [...seen.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) return false;
    // Of a field that is higher than the screen, what is on the screen.
    const onScreen = boxes
      .map((box) => ({
        ...{ left: Math.max(0, box.left), right: Math.min(innerWidth, box.right) },
        ...{ top: Math.max(0, box.top), bottom: Math.min(innerHeight, box.bottom) },
      }))
      .map((box) => ({ ...box, width: box.right - box.left, height: box.bottom - box.top }))
      .filter(({ width, height }) => width > 0 && height > 0);
    return !onScreen.some((box) => {
      const xs = [0.08, 0.5, 0.92].map((part) => box.left + box.width * part);
      const ys = [0.08, 0.5, 0.92].map((part) => box.top + box.height * part);
      return xs.some((x) =>
        ys.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (seen.contains(hit) || hit.contains(seen) || element.closest("label")?.contains(hit));
        }),
      );
    });
  }
  function nameOf(element: HTMLElement): string {
    const says = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
    return `${element.localName}.${[...element.classList].join(".")}#${element.id} «${says}»`;
  }
}
