import { isAsleep, isImmediate, sleepers, wake } from "./wake.client.ts";
import { whenNear } from "./when-near.ts";

// The whole script of a public page before anybody does anything. React arrives with the first sign that somebody will.

let isReplaying = false;
let isPrepared = false;
let firstPlace: { clientX: number; clientY: number } | undefined;
const held = new WeakSet<Element>();

for (const type of ["pointerover", "pointerdown", "focusin"]) {
  const touch = (event: Event) => isIntent(event) && wakeAround(event.target).catch(ignore);
  addEventListener(type, touch, { capture: true, passive: true });
}
for (const type of ["scroll", "pointermove", "pointerdown", "keydown"]) {
  addEventListener(type, function sign(event) {
    if (!isIntent(event)) return;
    removeEventListener(type, sign);
    prepareIslands();
    begin();
  });
}

// A page that is only looked at grows old too: what keeps it true comes after a minute by itself.
setTimeout(begin, 60_000);

addEventListener(
  "click",
  (event) => {
    const control = isReplaying ? null : controlToReplay(event);
    if (!control || !sleepsIn(control)) return;
    hold(event);
    replay(control, (element) => element.click());
  },
  true,
);
addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    if (isReplaying || !(form instanceof HTMLFormElement) || !("replay" in form.dataset) || !sleepsIn(form)) return;
    hold(event);
    replay(form, (element) => element.requestSubmit(event.submitter?.isConnected ? event.submitter : null));
  },
  true,
);

scanFirst();
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", scanFirst);
replayEarlyTaps();

/** Browsers tell a new page of a mouse that only rests on it: until that one has moved, nobody is at work there. */
function isIntent(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type === "pointerdown" || event.pointerType !== "mouse") return true;
  firstPlace ??= event;
  // Some events tell fractions of a pixel of the same place, and others do not.
  return Math.hypot(event.clientX - firstPlace.clientX, event.clientY - firstPlace.clientY) >= 2;
}

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Acts once more when the element is awake; when its code does not come, the browser's own behaviour happens instead. */
function replay<T extends HTMLElement>(control: T, act: (control: T) => void): void {
  if (held.has(control)) return;
  held.add(control);
  const findAgain = rememberPlace(control);
  const again = () => {
    held.delete(control);
    isReplaying = true;
    act(findAgain());
    isReplaying = false;
  };
  wakeAround(control).then(again, again);
}

/** React replaces elements that differ from what it expected (a browser extension was there): the place stays. */
function rememberPlace<T extends HTMLElement>(control: T): () => T {
  const owner = control.closest(sleepers);
  const all = () => [...(owner?.querySelectorAll<T>(control.localName) ?? [])];
  const place = all().indexOf(control);
  return () => (control.isConnected ? control : (all()[place] ?? control));
}

function sleepsIn(element: Element): boolean {
  const owner = element.closest<HTMLElement>(sleepers);
  return owner !== null && isAsleep(owner);
}

async function wakeAround(target: EventTarget | null): Promise<void> {
  const around: Promise<void>[] = [];
  let element = target instanceof Element ? target.closest<HTMLElement>(sleepers) : null;
  for (; element; element = element.parentElement?.closest<HTMLElement>(sleepers) ?? null) {
    if (isAsleep(element)) around.push(wake(element));
  }
  await Promise.all(around);
}

/** Somebody is here: what the page's islands need is fetched ahead. */
function prepareIslands(): void {
  const isSaving = navigator.connection?.saveData;
  if (isPrepared || isSaving || !document.querySelector("[data-island]")) return;
  isPrepared = true;
  // All at once, where their own imports would ask for one after the other.
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-island][data-code]")) {
    for (const it of dataset.code?.split(" ") ?? []) import(/* @vite-ignore */ it).catch(ignore);
  }
  import("./islands.client.ts").then(
    (loaded) => loaded.prepareIslands((island) => void wake(island).catch(ignore)),
    ignore,
  );
}

function begin(): void {
  import("./tell-seen.ts").then((loaded) => loaded.tellSeen(), ignore);
  scan("[data-later]");
}

function scanFirst(): void {
  scan(":not([data-later])");
}

function scan(which: string): void {
  const near = whenNear((element) => wake(element).catch(ignore));
  for (const element of document.querySelectorAll<HTMLElement>(`[data-wakes]:not([data-awake])${which}`)) {
    if ("unseen" in element.dataset || isImmediate(element.dataset.wakes)) wake(element).catch(ignore);
    else near.observe(element);
  }
}

function replayEarlyTaps(): void {
  const { earlyTaps } = window;
  if (!earlyTaps) return;
  removeEventListener("click", earlyTaps.on, true);
  for (const control of earlyTaps) if (sleepsIn(control)) replay(control, (element) => element.click());
}

/** The page works without the code that did not arrive, and the next touch asks for it again. */
function ignore(): void {}

if (import.meta.hot) import.meta.hot.on("react-router:hmr", () => location.reload());

const controls = "a[href],area[href],button,input,select,textarea,label,summary,[data-replay]";

/**
 * The control whose click is to be held until its island is awake, or null when the browser's own behaviour stands:
 * links, submits, form fields, popover buttons and modified clicks keep it unless the element opts in (`data-replay`).
 */
function controlToReplay(event: MouseEvent): HTMLElement | null {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlainClick || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const control = event.target.closest<HTMLElement>(controls);
  if (!control) return null;
  return "replay" in control.dataset || isIdleButton(control) ? control : null;
}

/** A button that does nothing until script gives it something to do. */
function isIdleButton(control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement) || control.disabled) return false;
  const submits = control.type !== "button" && control.form !== null;
  return !submits && !["popovertarget", "command", "commandfor"].some((name) => control.hasAttribute(name));
}
