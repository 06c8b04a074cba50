import { expect, it } from "vitest";
import { withoutSecret } from "./without-secret.ts";

it.each([
  ["/visita/4f1c", "/visita/…"],
  ["/visita/4f1c/cambiar", "/visita/…/cambiar"],
  ["/Visita/4f1c/visita.ics", "/Visita/…/visita.ics"],
  ["/en/visita/4f1c/cambiar", "/en/visita/…/cambiar"],
  ["/visita", "/visita"],
  ["/club/acacias/visita", "/club/acacias/visita"],
])("leaves no secret of %s in the log", (path, shown) => {
  expect(withoutSecret(path)).toBe(shown);
});
