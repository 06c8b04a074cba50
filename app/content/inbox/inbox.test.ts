import { expect, it } from "vitest";
import type { InboxRow } from "./inbox.ts";
import { inboxCsv } from "./inbox.ts";

const row = {
  ...{ id: "1", kind: "visit", status: "answered", name: "Carmen", email: "carmen@correo.example" },
  ...{ phone: "+34600000184", club_id: "acacias", subject: "", message: "=1+1", language: "es" },
  ...{ created_at: "2026-11-20T08:05:00Z", visit_at: "2026-11-23T16:30:00Z", assigned_to: "u1" },
} as unknown as InboxRow;
const clubs = [{ id: "acacias", name: "ACACIAS" }];
const people = [
  {
    user_id: "u1",
    email: "lucia@house.example",
    name: "Lucía",
    is_me: true,
    role: "reception" as const,
    is_off: false,
  },
];

it("names the club and who has it, and says hours of Madrid, so that nobody looks up an id", () => {
  const [head, line] = inboxCsv([row], clubs, people).trim().split("\r\n");
  const cells = new Map(head?.split(";").map((name, index) => [name.replace("\ufeff", ""), line?.split(";")[index]]));
  expect(cells.get("Fecha")).toBe("2026-11-20");
  expect(cells.get("Hora")).toBe("09:05");
  expect(cells.get("Visita")).toBe("2026-11-23 17:30");
  expect([cells.get("Club"), cells.get("La lleva"), cells.get("Estado")]).toEqual(["ACACIAS", "Lucía", "Confirmada"]);
  // A spreadsheet runs nothing that a stranger wrote.
  expect(cells.get("Mensaje")).toBe(`"'=1+1"`);
});
