import { expect, it } from "vitest";
import { dialledNumber } from "./dialled-number.ts";

it.each([
  ["600 00 00 00", "+34600000000"],
  ["900-000.000", "+34900000000"],
  ["(+34) 600 000 000", "+34600000000"],
  ["0034600000000", "+34600000000"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["00 1 (202) 555-0147", "+12025550147"],
])("%s is dialled as %s", (typed, dialled) => expect(dialledNumber(typed)).toBe(dialled));

it.each([
  "",
  "12",
  "500 000 000",
  "+34 600 000",
  "+34 600 000 000 0",
  "600000000 y 3",
  "+",
  "+0600000000",
  "tel:600000000",
])("«%s» is no phone number", (typed) => expect(dialledNumber(typed)).toBeNull());
