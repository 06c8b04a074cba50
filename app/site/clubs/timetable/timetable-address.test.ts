import { expect, test } from "vitest";
import { timetableAddress } from "./timetable-address.ts";

const embeds = { timetableUrl: "https://horarios.example/semana", allowedOrigins: ["https://horarios.example"] };

test("a club without a timetable of its own shows the one for all", () => {
  expect(timetableAddress(null, embeds)).toEqual({ kind: "embed", url: "https://horarios.example/semana" });
});

test("a club's own timetable goes before it", () => {
  const url = "https://horarios.example/acacias";
  expect(timetableAddress(url, embeds)).toEqual({ kind: "embed", url });
});

test("a timetable on a host that may not be embedded is only linked to", () => {
  expect(timetableAddress("https://otro.example/x", embeds).kind).toBe("link");
});

test("an address that could run something counts as none", () => {
  expect(timetableAddress("javascript:alert(1)", { ...embeds, timetableUrl: null })).toEqual({ kind: "none" });
});
