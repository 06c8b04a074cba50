import { expect, it } from "vitest";
import { emailFault } from "./email-fault.ts";

it.each(["ana@ninefitness.example", "a.b+c@sub.dominio.es", "josé@correo.españa"])("%s can be an address", (text) => {
  expect(emailFault(text)).toBeNull();
});

it.each([
  ["ana", "at"],
  ["ana@gmail", "ending"],
  ["ana@gmail.", "ending"],
  ["ana@gmail.c", "ending"],
  ["ana@1.2.3.4", "ending"],
  ["@gmail.com", "shape"],
  ["ana@@gmail.com", "shape"],
  ["ana@gmail.com\nbcc: otra@gmail.com", "shape"],
  ["ana@gmail.com, eva@gmail.com", "shape"],
  ["ana(la)@gmail.com", "shape"],
  ["mailto:ana@gmail.com", "shape"],
  ["ana\u0001@gmail.com", "shape"],
  [`${"a".repeat(250)}@gmail.com`, "long"],
])("%j lacks: %s", (text, fault) => expect(emailFault(text)).toBe(fault));
