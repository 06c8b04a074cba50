import { existsSync, globSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { panelRoutes } from "./panel-routes.ts";
import { sections } from "./sections.ts";

/** Every route of the panel, with its whole address. */
const routes = panelRoutes.flatMap((it) => all(it, ""));

function all(entry: RouteConfigEntry, above: string): { address: string; file: string }[] {
  const address = entry.path === undefined ? above : `${above}/${entry.path}`;
  return [{ address, file: entry.file }, ...(entry.children ?? []).flatMap((it) => all(it, address))];
}

/** What the panel has that is no section: its own pages, and the frame round all of them. */
const own = ["/admin/cuenta", "/admin/*"];

it("gives each section of the menu a route, with a file that is there", () => {
  for (const { path, file } of sections) {
    const route = routes.find((it) => it.file === `admin/${file}`);
    expect(route?.address.replace("/:id?/eliminar?", ""), path).toBe(path);
    expect(existsSync(`app/admin/${file}`), `app/admin/${file}`).toBe(true);
  }
});

it("has no address in the panel that belongs to no section", () => {
  const addresses = routes.map(({ address }) => address).filter((it) => it.startsWith("/admin/"));
  const strays = addresses.filter(
    (it) => !sections.some(({ path }) => path !== "/admin" && `${it}/`.startsWith(`${path}/`)),
  );
  expect(strays).toEqual(own);
});

it("has no file of a route that no address leads to", () => {
  const files = globSync("app/admin/**/*-route.tsx").map((it) => it.replaceAll("\\", "/"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((it) => !routes.some(({ file }) => `app/${file}` === it))).toEqual([]);
});

it("names no section twice", () => {
  for (const key of ["path", "file", "title"] as const) {
    expect(new Set(sections.map((it) => it[key])).size, key).toBe(sections.length);
  }
  expect(new Set(sections.map(({ heading, title }) => heading ?? title)).size, "heading").toBe(sections.length);
});
