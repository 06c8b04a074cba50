/** A notice in the corner: short title, one sentence. Destructive ones interrupt screen readers. */
export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: "neutral" | "destructive" | undefined;
  /** What its button says in the language of the page. */
  close?: string | undefined;
  /** What can still be done about it; there is time for it. */
  action?: { label: string; run: () => void } | undefined;
}

const LIFE_MS = 5000;
const ACTION_LIFE_MS = 10_000;
const SWIPE_PX = 50;
const INFO = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01";
const CROSS = "M18 6 6 18M6 6l12 12";

let dismissCurrent: (() => void) | undefined;

/**
 * Shows a toast for 5 s and takes the one before it away (one at a time, public-site §9). Works without React, on any page;
 * it stops the clock while pointed at or focused and goes when swiped 50 px. Returns what takes it away.
 */
export function showToast(toast: Toast): () => void {
  dismissCurrent?.();
  const box = build(toast);
  const host = raise(box);
  // A live region speaks of what changes in it, not of what it is born with.
  requestAnimationFrame(() => fill(box, toast));

  const clock = startClock(box, toast.action ? ACTION_LIFE_MS : LIFE_MS);
  let before = document.activeElement;
  const dismiss = () => {
    const hadFocus = box.contains(document.activeElement);
    clock.cancel();
    box.remove();
    if (dismissCurrent === dismiss) dismissCurrent = undefined;
    if (hadFocus) giveFocusBack(before);
  };
  dismissCurrent = dismiss;
  clock.onfinish = dismiss;
  // A dialog that goes would take its toast along.
  // Told of the opening too, which may come late.
  const rescue = () => dismissCurrent === dismiss && !host.matches(":modal, :popover-open") && raise(box);
  for (const type of ["close", "toggle"]) host.addEventListener(type, rescue);
  for (const button of box.querySelectorAll("button")) button.addEventListener("click", dismiss);
  holdWhileAttended(box, clock);
  dismissOnSwipe(box, dismiss);
  const going = new AbortController();
  clock.addEventListener("cancel", () => going.abort());
  clock.addEventListener("finish", () => going.abort());
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && !box.contains(target)) before = target;
    requestAnimationFrame(() => stepAside(box, dismiss));
  };
  document.addEventListener("focusin", follow, { signal: going.signal });
  return dismiss;
}

/** A button that was pressed goes with its toast: whoever goes through the page by keys goes on where she was, or begins anew. */
function giveFocusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  const place = isThere ? before : document.querySelector<HTMLElement>("main h1");
  place?.focus({ preventScroll: true });
}

/** Puts the toast where it is read whatever is on the screen now. */
function raise(box: HTMLElement): Element {
  // While a dialog covers the page everything outside it is inert: the toast must live inside.
  const dialog = [...document.querySelectorAll("dialog:is(:modal, :popover-open)")].at(-1);
  const place = dialog?.querySelector(".dialog__foot, [data-toasts]");
  if (dialog && place) {
    // The dialog makes room for it: it covers nothing there. It is read where it is seen, before the buttons.
    box.removeAttribute("popover");
    if (place.matches("[data-toasts]")) place.append(box);
    else place.before(box);
    return dialog;
  }
  const host = dialog ?? document.body;
  host.append(box);
  // In the top layer it is above open popovers too.
  box.popover = "manual";
  box.showPopover?.();
  return host;
}

function build({ tone, close: closing = "Cerrar", action }: Toast): HTMLElement {
  const box = document.createElement("div");
  const destructive = tone === "destructive";
  box.classList.add("toast", "row", "top", "clip");
  box.classList.toggle("toast--destructive", destructive);
  const words = document.createElement("div");
  words.className = "grow";
  words.setAttribute("role", destructive ? "alert" : "status");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "toast__close centred press still";
  close.setAttribute("aria-label", closing);
  close.append(drawing(CROSS));
  const clock = document.createElement("i");
  clock.className = "toast__clock";
  box.append(drawing(INFO), words, close, clock);
  if (action) {
    const act = document.createElement("button");
    act.type = "button";
    act.className = "toast__action underlined press still strong";
    act.textContent = action.label;
    act.addEventListener("click", action.run);
    close.before(act);
  }
  return box;
}

function fill(box: HTMLElement, { title, description }: Toast) {
  const line = (text: string, ...classes: string[]) => {
    const p = document.createElement("p");
    p.classList.add(...classes, "breaks");
    p.textContent = text;
    return p;
  };
  const lines = [line(title, "strong")];
  if (description) lines.push(line(description, "toast__text", "small"));
  box.querySelector("[role]")?.append(...lines);
}

/** The bar's animation is the clock itself, so that what is seen and what happens cannot differ. */
function startClock(box: HTMLElement, duration: number): Animation {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const drain = still ? [] : [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  const bar = box.querySelector(".toast__clock") ?? box;
  return bar.animate(drain, { duration, fill: "forwards" });
}

function holdWhileAttended(box: HTMLElement, clock: Animation) {
  const update = () => {
    if (box.matches(":hover, :focus-within")) clock.pause();
    else if (clock.playState === "paused") clock.play();
  };
  for (const type of ["pointerenter", "pointerleave", "focusin"]) box.addEventListener(type, update);
  // focusout fires before focus has moved on.
  box.addEventListener("focusout", () => setTimeout(update));
}

/**
 * Whoever goes through the page by keys sees where she is (WCAG 2.4.11): the toast goes to the other end. On a screen so low
 * that it would lie over her there too it goes for good: who has moved on has read or heard it. In the foot of a dialog,
 * where it has a place of its own, what has the focus comes out from behind that foot.
 */
function stepAside(box: HTMLElement, dismiss: () => void) {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible") || box.contains(focused) || !isOver(box, focused)) return;
  if (getComputedStyle(box).position !== "fixed") return focused.scrollIntoView({ block: "nearest" });
  box.toggleAttribute("data-aside");
  if (isOver(box, focused)) dismiss();
}

function isOver(box: HTMLElement, element: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return one.right >= other.left && one.left <= other.right && one.bottom >= other.top && one.top <= other.bottom;
}

function dismissOnSwipe(box: HTMLElement, dismiss: () => void) {
  let start: number | undefined;
  const shift = (event: PointerEvent) => (start === undefined ? 0 : event.clientX - start);
  const settle = () => {
    start = undefined;
    box.style.translate = "";
  };
  box.addEventListener("pointerdown", (event) => {
    if (!(event.target instanceof Element && event.target.closest("button"))) start = event.clientX;
  });
  box.addEventListener("pointermove", (event) => {
    if (start === undefined) return;
    if (Math.abs(shift(event)) > 6) box.setPointerCapture(event.pointerId);
    box.style.translate = `${shift(event)}px`;
  });
  box.addEventListener("pointerup", (event) => (Math.abs(shift(event)) >= SWIPE_PX ? dismiss() : settle()));
  box.addEventListener("pointercancel", settle);
}

function drawing(path: string): SVGElement {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  const line = document.createElementNS(ns, "path");
  line.setAttribute("d", path);
  const look = {
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.75",
    "aria-hidden": "true",
  };
  for (const [name, value] of Object.entries(look)) svg.setAttribute(name, value);
  svg.append(line);
  return svg;
}
