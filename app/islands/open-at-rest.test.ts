// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { openAtRest } from "./open-at-rest.ts";

document.body.innerHTML = `<a href="/clubs"><b>Clubs</b></a> <a href="/events">Eventos</a> <a href="/merch">Merch</a>
  <a href="/#reservar">Reservar</a> <p>Texto</p>`;
openAtRest();

const over = (what: string, pointerType = "mouse") =>
  document.querySelector(what)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const marked = () => [...document.querySelectorAll<HTMLElement>("[data-next]")].map((element) => element.textContent);
const restOn = (what: string) => {
  over(what);
  vi.advanceTimersByTime(50);
};

beforeEach(() => {
  vi.useFakeTimers();
  over("p");
  for (const link of document.querySelectorAll("a")) delete link.dataset.next;
});

it("opens the page ahead on whose link the mouse rests, and not those that it passes", () => {
  over('[href="/events"]');
  vi.advanceTimersByTime(30);
  over("b");
  vi.advanceTimersByTime(30);
  // From the word to the link round it: still the same.
  over('[href="/clubs"]');
  expect(marked()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(marked()).toEqual(["Clubs"]);
});

it("keeps two at most", () => {
  for (const path of ["/clubs", "/events", "/merch"]) restOn(`[href="${path}"]`);
  expect(marked()).toEqual(["Eventos", "Merch"]);
  restOn('[href="/events"]');
  restOn('[href="/clubs"]');
  expect(marked()).toEqual(["Clubs", "Eventos"]);
});

it("leaves fingers to the browser, and a place on this page alone", () => {
  over('[href="/clubs"]', "touch");
  vi.advanceTimersByTime(500);
  restOn('[href="/#reservar"]');
  expect(marked()).toEqual([]);
});
