// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhanceHour } from "./enhance-hour.ts";

const server = { now: "2026-11-24T21:29:00Z", page: "", isThere: true };
const line = (until: string, words: string) => `<div data-hour="acacias" data-until="${until}"><p>${words}</p></div>`;

beforeEach(() => {
  // The visitor's clock is years behind.
  vi.useFakeTimers({ now: new Date("2019-01-01T00:00:00Z"), toFake: ["setInterval", "Date", "performance"] });
  vi.stubGlobal("fetch", async (_address: string, { method = "GET" } = {}) => {
    if (!server.isThere) throw new TypeError("no network");
    const body = method === "HEAD" ? null : server.page;
    return new Response(body, { headers: { date: new Date(server.now).toUTCString() } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says what is true when the hour has come, whatever the visitor's clock says", async () => {
  document.body.innerHTML = line("2026-11-24T21:30:00.000Z", "Abierto · cierra a las 22:30");
  const shown = document.querySelector<HTMLElement>("[data-hour]");
  if (!shown) throw new Error("no line");
  enhanceHour();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.textContent).toBe("Abierto · cierra a las 22:30");

  server.page = line("2026-11-24T23:00:00.000Z", "Cerrado · abre mañana a las 7:00");
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(shown.textContent).toBe("Cerrado · abre mañana a las 7:00"));
  expect(shown.dataset.until).toBe("2026-11-24T23:00:00.000Z");

  // Without a network it says nothing rather than what is over; with one again it knows more.
  server.isThere = false;
  await vi.advanceTimersByTimeAsync(91 * 60_000);
  await vi.waitFor(() => expect(shown.textContent).toBe(""));
  server.isThere = true;
  server.page = line("2026-11-25T06:00:00.000Z", "Cerrado · abre a las 7:00");
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(shown.textContent).toBe("Cerrado · abre a las 7:00"));
});
