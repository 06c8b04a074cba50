import { expect, test } from "vitest";
import { contactTexts } from "../../texts/contact-texts.ts";
import { readContact } from "./read-contact.ts";

test.each([
  [" lucia@correo.example ", "lucia@correo.example"],
  ["600 11 22 33", "+34600112233"],
  ["0034 600-112-233", "+34600112233"],
  ["+44 (0)20 7946 0958", "+442079460958"],
])("%j is understood", (typed, contact) => {
  expect(readContact(typed)).toEqual({ contact });
});

test.each([
  ["", contactTexts.none],
  ["6001122", contactTexts.phone],
  ["lucia", contactTexts.email.at],
  ["lucia@correo", contactTexts.email.ending],
  ["lucia@correo.example, ana@correo.example", contactTexts.email.shape],
])("%j is told what it lacks", (typed, fault) => {
  expect(readContact(typed)).toEqual({ fault });
});
