// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhanceCarousel } from "./enhance-carousel.ts";

// Five cards of 300 px, two of which are seen. Nothing here says `scrollend`: Safari before 26.2 does not.
const stride = 300;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => ({ matches: query.includes("hover") }) as MediaQueryList,
  );
  document.body.innerHTML = `<section><ul class="carousel__list">${"<li></li>".repeat(5)}</ul>
    <button data-carousel="previous">Anterior</button><button data-carousel="next">Siguiente</button></section>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function awake() {
  const root = document.querySelector("section");
  const list = document.querySelector("ul");
  const next = document.querySelector<HTMLButtonElement>("[data-carousel=next]");
  if (!root || !list || !next) throw new Error("no carousel");
  for (const [at, card] of [...list.children].entries())
    Object.defineProperty(card, "offsetLeft", { value: at * stride });
  Object.defineProperties(list, { scrollWidth: { value: 5 * stride }, clientWidth: { value: 2 * stride } });
  const moveTo = (left: number) => {
    list.scrollLeft = left;
    list.dispatchEvent(new Event("scroll"));
  };
  list.scrollTo = (options) => moveTo(typeof options === "object" ? Number(options.left) : 0);
  list.setPointerCapture = () => undefined;
  await enhanceCarousel(root);
  return { root, list, next, moveTo };
}

it("goes on from where the cards were moved to by hand", async () => {
  const { list, next, moveTo } = await awake();
  next.click();
  expect(list.scrollLeft).toBe(stride);
  vi.advanceTimersByTime(500);
  moveTo(0);
  vi.advanceTimersByTime(500);
  next.click();
  expect(list.scrollLeft).toBe(stride);
});

it("counts each press while the cards still glide", async () => {
  const { list, next } = await awake();
  next.click();
  // Half way.
  list.scrollLeft = stride / 2;
  next.click();
  expect(list.scrollLeft).toBe(2 * stride);
});

it("stops dragging once the nearest card is there", async () => {
  const { root, list } = await awake();
  const at = (type: string, clientX: number) =>
    list.dispatchEvent(new PointerEvent(type, { clientX, pointerType: "mouse", button: 0, bubbles: true }));
  at("pointerdown", 500);
  at("pointermove", 260);
  expect(root.classList).toContain("carousel--dragging");
  at("pointerup", 260);
  vi.advanceTimersByTime(500);
  expect(list.scrollLeft).toBe(stride);
  expect(root.classList).not.toContain("carousel--dragging");
  expect(list.style.scrollBehavior).toBe("");
});
