import { expect, it } from "vitest";
import { checkPerson, chosenStart } from "./check-person.ts";
import { checkOpeningNotice } from "./opening-notice.ts";

const person = { nombre: "  Carmen   Ridruejo ", telefono: "600 000 184", email: "carmen@correo.example" };

it("reads who comes", () => {
  expect(checkPerson(person)).toEqual({
    person: { name: "Carmen Ridruejo", phone: "600 000 184", email: "carmen@correo.example" },
  });
});

it.each([
  ["600000184", "600 000 184"],
  ["+34 600-00-01-84", "600 000 184"],
  ["0034 600 000 184", "600 000 184"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+1 (212) 555-0123", "+12125550123"],
])("takes the phone %s as one way to write it", (telefono, phone) => {
  expect(checkPerson({ ...person, telefono })).toMatchObject({ person: { phone } });
});

it.each([
  ["nombre", "", "Escribe tu nombre."],
  ["nombre", "a".repeat(200), "Escribe un nombre de 100 letras como máximo."],
  ["telefono", "12", expect.any(String)],
  ["telefono", "javascript:1", expect.any(String)],
  ["email", "carmen@correo.example\nbcc: otra@correo.example", expect.any(String)],
  ["email", "carmen", expect.any(String)],
])("says at the field %s what is wrong with %j", (field, value, sentence) => {
  expect(checkPerson({ ...person, [field]: value })).toEqual({ errors: { [field]: sentence } });
});

it("takes a name of two letters", () => {
  expect(checkPerson({ ...person, nombre: "Lu" })).toMatchObject({ person: { name: "Lu" } });
});

it("asks for one way to reach somebody at the desk", () => {
  expect(checkPerson({ nombre: "Ana", telefono: "", email: "" }, true)).toMatchObject({ errors: { telefono: /sin/ } });
  expect(checkPerson({ nombre: "Ana", telefono: "", email: "ana@correo.example" }, true)).toHaveProperty("person");
});

it("reads the hour of the day that is chosen, and no other day's", () => {
  const typed = {
    dia: "2026-11-25",
    "hora-2026-11-25": "2026-11-25T17:30:00Z",
    "hora-2026-11-26": "2026-11-26T08:00:00Z",
  };
  expect(chosenStart(typed)).toBe("2026-11-25T17:30:00Z");
  expect(chosenStart({ ...typed, dia: "2026-11-27" })).toBeNull();
  expect(chosenStart({ ...typed, dia: "ayer" })).toBeNull();
  for (const start of [
    "'; drop table",
    "infinity",
    "+275760-09-13T00:00:00Z",
    "Nov 25 2026 18:30",
    "2026-13-45T18:30:00Z",
  ])
    expect(chosenStart({ dia: "2026-11-25", "hora-2026-11-25": start }), start).toBeNull();
});

it("takes an e-mail for a club that opens later", () => {
  const club = { id: "retiro", name: "Retiro" };
  expect(checkOpeningNotice({ nombre: "", email: "a@b.example" }, club)).toMatchObject({
    request: { kind: "opening_notice", club_id: "retiro", email: "a@b.example", phone: null },
  });
  expect(checkOpeningNotice({ email: "" }, club)).toEqual({ errors: { email: "Escribe tu email." } });
});
