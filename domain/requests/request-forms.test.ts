import { expect, it } from "vitest";
import { cvFault, mostCvBytes } from "./cv-fault.ts";
import { checkApplication, checkCarLead, checkMessage } from "./request-forms.ts";

const message = {
  tema: "Mi cuenta",
  club: "acacias",
  nombre: "Javier",
  mensaje: "¿Hay parking?",
  via: "email",
  contacto: "a@b.es",
};

it("takes a message with one way to answer it", () => {
  expect(checkMessage(message)).toMatchObject({
    request: { kind: "message", subject: "Mi cuenta", club_id: "acacias", email: "a@b.es", phone: null },
  });
  expect(checkMessage({ ...message, via: "telefono", contacto: "0034 600 000 000" })).toMatchObject({
    request: { email: null, phone: "+34 600 000 000" },
  });
});

it("says at each field what to write", () => {
  expect(checkMessage({ via: "telefono" })).toEqual({
    errors: {
      nombre: "Escribe tu nombre.",
      mensaje: "Escribe qué necesitas: con una frase basta.",
      contacto: "Escribe un teléfono para que podamos llamarte.",
    },
  });
  expect(checkMessage({ ...message, contacto: "javier@example" })).toEqual({
    errors: { contacto: "Falta el final del email, por ejemplo «.com»." },
  });
  expect(checkMessage({ ...message, contacto: "a@b.es\nbcc: c@d.es" })).toMatchObject({
    errors: { contacto: expect.any(String) },
  });
  expect(checkMessage({ ...message, mensaje: "a".repeat(2_001) })).toEqual({
    errors: { mensaje: "Escribe como máximo 2000 caracteres." },
  });
  expect(checkMessage({ ...message, nombre: "a".repeat(201) })).toMatchObject({
    errors: { nombre: expect.stringContaining("200") },
  });
});

it("takes no subject but its own", () => {
  expect(checkMessage({ ...message, tema: "<b>otro</b>" })).toMatchObject({ request: { subject: "Otra cosa" } });
});

it("takes a car lead without words", () => {
  expect(checkCarLead({ nombre: "Óscar", via: "telefono", contacto: "600 000 118" })).toMatchObject({
    request: { kind: "car_lead", phone: "600 000 118", message: "" },
  });
});

it("an application goes to the club of its position, or to nobody's", () => {
  const typed = { nombre: "Noelia", email: "n@b.es", telefono: "600 000 395", inicio: "enero", titulacion: "CAFD" };
  expect(checkApplication(typed, { id: "p1", title: "Recepción", club_id: "acacias" })).toMatchObject({
    request: {
      position_id: "p1",
      club_id: "acacias",
      subject: "Recepción",
      details: { "Puede empezar": "enero", Titulación: "CAFD" },
    },
  });
  expect(checkApplication(typed, null)).toMatchObject({
    request: { subject: "Candidatura abierta", position_id: null },
  });
  expect(checkApplication({}, null)).toMatchObject({
    errors: { nombre: "Escribe tu nombre.", email: "Escribe tu email.", telefono: "Escribe tu teléfono." },
  });
});

it.each([
  ["", "empty"],
  ["MZ a program", "notPdf"],
  ["<html>%PDF-", "notPdf"],
  ["%PDF-1.7\ntrailer << /Encrypt 12 0 R >>", "locked"],
  ["%PDF-1.7\ntrailer << /Encrypt<< /Filter /Standard >> >>", "locked"],
  ["%PDF-1.7\ntrailer << >>", null],
  ["%PDF-1.7".padEnd(mostCvBytes + 1, " "), "tooLarge"],
])("knows a CV by what it holds (%#)", (text, fault) => {
  expect(cvFault(new TextEncoder().encode(text))).toBe(fault);
});
