import { expect, it } from "vitest";
import { isCommonPassword } from "./is-common-password.ts";

it.each([
  "123qweasdzxc",
  "Administrador2026!",
  "contraseña123",
  "NineFitness-2026",
  "Nine Fitness 9",
  "P4ssw0rd2026",
  "princess.1987",
  "passwordpassword",
  "aaaaaaaaaaaa",
  "abcdabcdabcd",
  "123456789012",
  "qwertyuiopasd",
  "lkjihgfedcba",
])("%s is refused", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  "una clave larga de pruebas",
  "mancuerna-de-24-kilos",
  "barra-olimpica-20",
  "k7mf-29xh-pqrt-5wza",
  "dragon rojo bajo la lluvia",
  "1847362910475839",
  "💪💪💪sentadilla",
])("%s may be chosen", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
