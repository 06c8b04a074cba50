import { existsSync, globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { panelRoutes } from "./panel-routes.ts";
import { sections } from "./sections.ts";

/** Every route of the panel, with its whole address. */
const routes = panelRoutes.flatMap((route) => all(route, ""));

function all(entry: RouteConfigEntry, above: string): { address: string; file: string }[] {
  const address = entry.path === undefined ? above : `${above}/${entry.path}`;
  return [{ address, file: entry.file }, ...(entry.children ?? []).flatMap((child) => all(child, address))];
}

/** What the panel has that is no section: its own pages, and the frame round all of them. */
const own = ["/admin/web/*", "/admin/historial/:table/:id", "/admin/sin-permiso", "/admin/cuenta", "/admin/*"];

it("gives each section of the menu a route, with a file that is there", () => {
  for (const { path, file } of sections) {
    const route = routes.find((entry) => entry.file === `admin/${file}`);
    expect(route?.address.replace("/:id?/eliminar?", ""), path).toBe(path);
    expect(existsSync(`app/admin/${file}`), `app/admin/${file}`).toBe(true);
  }
});

it("has no address in the panel that belongs to no section", () => {
  const addresses = routes.map(({ address }) => address).filter((text) => text.startsWith("/admin/"));
  const strays = addresses.filter(
    (address) => !sections.some(({ path }) => path !== "/admin" && `${address}/`.startsWith(`${path}/`)),
  );
  expect(strays).toEqual(own);
});

it("has no file of a route that no address leads to", () => {
  const files = globSync("app/admin/**/*-route.tsx").map((text) => text.replaceAll("\\", "/"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((text) => !routes.some(({ file }) => `app/${file}` === text))).toEqual([]);
});

it("names no section twice", () => {
  for (const key of ["path", "file", "title"] as const) {
    expect(new Set(sections.map((section) => section[key])).size, key).toBe(sections.length);
  }
  expect(new Set(sections.map(({ heading, title }) => heading ?? title)).size, "heading").toBe(sections.length);
});

const textOf = (file: string) => readFileSync(file, "utf8");
const withDialogs = routes.filter(
  ({ file }) => /-route\.tsx$/.test(file) && /<Resource(Dialogs|Page)/.test(textOf(`app/${file}`)),
);

it("lets the dialogs of each list be opened and left where they are", () => {
  expect(withDialogs.length).toBeGreaterThan(10);
  for (const { address, file } of withDialogs) {
    const text = textOf(`app/${file}`);
    expect(address, `${file} has dialogs, and an address for them (hasRows)`).toMatch(/\/:id\?/);
    const exported: readonly string[] = text.match(/(?<=^export (?:async )?(?:const|function) )\w+/gm) ?? [];
    if (exported.includes("clientLoader")) expect(exported, file).toContain("shouldRevalidate");
    const spelled = /^const path = "([^"]*)"/m.exec(text)?.[1];
    if (spelled) expect(`${address}/`, `${file} opens its dialogs below its own address`).toContain(`${spelled}/`);
  }
});

it("says of each list which table must be readable for it to be shown", () => {
  expect(sections.filter((section) => section.hasRows && !section.table).map(({ path }) => path)).toEqual([]);
});

it("explains each section in the manual", () => {
  const headings =
    textOf("docs/manual.md")
      .match(/^## .*$/gm)
      ?.join("\n") ?? "";
  expect(sections.filter(({ title }) => !headings.includes(title)).map(({ title }) => title)).toEqual([]);
});
