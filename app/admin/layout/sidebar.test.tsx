// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { sections } from "../sections.ts";
import { type Permissions, PermissionsContext } from "../session/permissions.ts";
import { Sidebar } from "./sidebar.tsx";

function open(may: Permissions): string[] {
  const element = (
    <PermissionsContext value={may}>
      <Sidebar email="ana@ninefitness.test" onSignOut={() => undefined} />
    </PermissionsContext>
  );
  openRoutes([{ path: "*", element }], "/admin");
  const links = screen.getByRole("navigation", { name: "Administración" }).querySelectorAll("a");
  return [...links].map((link) => link.textContent);
}

it("leads to every section but those for administrators", () => {
  const forAll = sections.filter((section) => !("isForAdministrators" in section));
  expect(open(() => true)).toEqual(forAll.map(({ title }) => title));
});

it("leads to no section whose rows may not be read", () => {
  const shown = open((deed, table) => deed !== "read" || table === "events");
  expect(shown).toEqual(["Dashboard", "Eventos"]);
});
