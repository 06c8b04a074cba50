// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { isSignedIn } from "#tests/fixtures/panel-dom.tsx";
import { perform } from "./perform.ts";
import { holdPermissions, mayDo } from "./permissions.ts";

afterEach(() => holdPermissions(() => true));

it("gives what the work answers, and throws what it throws", async () => {
  isSignedIn();
  expect(await perform(["read", "clubs"], () => "hecho")).toBe("hecho");
  const broken = () => Promise.reject(new Error("la base de datos no responde"));
  await expect(perform(["read", "clubs"], broken)).rejects.toThrow("la base de datos no responde");
});

it("asks for the right with its row, and does nothing without it", async () => {
  isSignedIn();
  holdPermissions((operation, table, row) => operation === "update" && table === "clubs" && row === mine);
  const mine = { id: "acacias" };
  const work = vi.fn(() => "hecho");
  expect(await perform(["update", "clubs", mine], work)).toBe("hecho");
  await expect(perform(["update", "clubs", { id: "retiro" }], work)).rejects.toThrow("no tiene permiso");
  await expect(perform(["delete", "clubs", mine], work)).rejects.toThrow("no tiene permiso");
  expect(work).toHaveBeenCalledTimes(1);
  expect(mayDo("update", "clubs", mine)).toBe(true);
});
