import { expect, it } from "vitest";
import { closestAddress } from "./closest-address.ts";

const addresses = [
  "/",
  "/clubs",
  "/club/acacias",
  "/club/acacias/horario",
  "/club/retiro",
  "/comparar-tarifas",
  "/merch",
];

it.each([
  ["/clubs/acacias", "/club/acacias"],
  ["/club/acacia", "/club/acacias"],
  ["/horario-acacias", "/club/acacias/horario"],
  ["/es/club/retiro", "/club/retiro"],
  ["/Tarifas/comparar-tarifa", "/comparar-tarifas"],
  ["/tienda/merch", "/merch"],
])("%s was meant to be %s", (path, meant) => {
  expect(closestAddress(path, addresses)).toBe(meant);
});

it.each(["/blackfriday", "/wp-login.php", "/", ""])("nobody knows what %s was meant to be", (path) => {
  expect(closestAddress(path, addresses)).toBeNull();
});
