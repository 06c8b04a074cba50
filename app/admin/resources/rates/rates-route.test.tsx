// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type LoaderFunction, useLoaderData } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { storedTables } from "#tests/fixtures/stored-tables.ts";
import { type RateDraft, rates } from "../../../content/clubs/rate.ts";
import { holdPermissions } from "../../session/permissions.ts";
import RatesRoute, { clientLoader } from "./rates-route.tsx";

/** As the app's own router would draw it. */
function Section() {
  const props = { loaderData: useLoaderData() };
  // Of what the router hands over, the section asks for its rows alone.
  return <RatesRoute {...(props as Parameters<typeof RatesRoute>[0])} />;
}

const club = (id: string) => ({
  id,
  name: id.toUpperCase(),
  link: `/club/${id}`,
  is_internal: true,
  is_under_construction: false,
});
const rate = (id: string, club_id: string, title: string, more: Partial<RateDraft> = {}) => ({
  ...rates.preview({ ...rates.empty(), club_id, title, price: "39,90", ...more }),
  ...{ id, created_at: "2026-11-01T08:00:00Z", updated_at: "v1", display_order: Number(id) },
});

let precios: ReturnType<typeof rate>[];

beforeEach(() => {
  isSignedIn();
  holdPermissions(() => true);
  precios = [
    rate("1", "acacias", "Anual"),
    rate("2", "acacias", "Mensual"),
    rate("3", "valdebebas", "Anual"),
    rate("4", "valdebebas", "spAce Dúo", { group: "space" }),
  ];
  storedTables({ precios, clubs: [club("acacias"), club("valdebebas")] });
});

/** Opens the section, and the form of what is pressed there. */
async function open(button: string): Promise<HTMLElement> {
  const loader: LoaderFunction = (args) => clientLoader(args as Parameters<typeof clientLoader>[0]);
  const route = {
    path: "/admin/prices/:id?",
    loader,
    element: <Section />,
    hydrateFallbackElement: <p>Cargando…</p>,
  };
  openRoutes([route], "/admin/prices");
  fireEvent.click(await screen.findByRole("button", { name: button }));
  await screen.findByLabelText("Enlace de compra");
  return screen.getByRole("dialog");
}

/** Some labels say that their field may stay empty. */
const named = (label: string) => new RegExp(`^${label}\\s*(opcional)?$`);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(named(label));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar Cambios" }));
const faults = () => [...document.querySelectorAll(".field__error")].map((element) => element.textContent);

it("tells each fault at its field, leads to the first, and loses nothing that was typed", async () => {
  await open("Añadir Precio");
  type("Precio", "-3");
  type("Plazas disponibles", "dos");
  type("Enlace de compra", "javascript:alert(1)");
  save();
  await waitFor(() =>
    expect(faults()).toEqual([
      ...["Este campo es obligatorio.", "Este campo es obligatorio.", "No puede ser negativo."],
      "Escribe una dirección que empiece por https://, mailto: o /.",
      "Escribe un número entero.",
    ]),
  );
  await waitFor(() => expect(document.activeElement).toBe(field("Club")));
  expect(field("Enlace de compra").value).toBe("javascript:alert(1)");
});

it("shows what is typed on the card beside the form, and steps a price by a cent", async () => {
  await open("Editar Mensual de ACACIAS");
  type("Precio", "12,50");
  const preview = screen.getByRole("complementary", { name: "Vista previa" });
  await waitFor(() => expect(preview.textContent).toContain("12,50"));
  type("Precio", "39");
  const keys = (...all: string[]) => all.map((key) => fireEvent.keyDown(field("Precio"), { key }));
  keys("ArrowUp");
  expect(field("Precio").value).toBe("39,01");
  keys("ArrowDown", "ArrowDown");
  expect(field("Precio").value).toBe("38,99");
});

it("wants an earlier price to be higher, and an offer to end after it begins, by the clock of Madrid", async () => {
  await open("Editar Mensual de ACACIAS");
  type("Precio anterior", "39,90");
  type("Plazas disponibles", "0");
  type("Fin de la oferta", "2027-07-01T23:59");
  type("Inicio de la oferta", "2027-07-02T00:00");
  save();
  await waitFor(() =>
    expect(faults()).toEqual([
      "Tiene que ser mayor que el precio. Si no lo hay, déjalo vacío.",
      "La oferta tiene que acabar después de empezar.",
    ]),
  );
  fireEvent.keyDown(field("Precio anterior"), { key: "ArrowUp" });
  type("Inicio de la oferta", "2027-06-01T00:00");
  save();
  const offer = {
    available_slots: 0,
    old_price: 39.91,
    offer_starts_at: "2027-05-31T22:00:00.000Z",
    offer_ends_at: "2027-07-01T21:59:00.000Z",
  };
  await waitFor(() => expect(precios[1]).toMatchObject(offer));
  // As the site says, though nobody has switched it to AGOTADO.
  const listed = await screen.findByRole("row", { name: /Mensual/ });
  await waitFor(() => expect(within(listed).getByRole("cell", { name: "Sí" })).toBeDefined());
});

it("keeps a rate editable whose club is gone, and says so", async () => {
  precios.push(rate("5", "vallecas", "Sub-25"));
  const form = await open("Editar Sub-25 de vallecas");
  expect(screen.getByText("vallecas (no existe)")).toBeDefined();
  await within(form).findByText("No hay ningún club con el identificador «vallecas».");
  expect(field("Club").value).toBe("vallecas");
});

it("offers a group where a club uses groups, and begins one elsewhere with a warning", async () => {
  const form = await open("Añadir Precio");
  type("Club", "valdebebas");
  expect(field("Grupo")).toBeDefined();
  expect(within(form).getByText("Sin grupo cuenta como NINE FITNESS.")).toBeDefined();
  type("Club", "acacias");
  expect(screen.queryByLabelText(named("Grupo"))).toBeNull();
  fireEvent.click(within(form).getByRole("button", { name: "Separar en dos grupos" }));
  expect(within(form).queryByText(/^Atención/)).toBeNull();
  type("Grupo", "space");
  expect(within(form).getByText(/^Atención: sería la única de su grupo\./)).toBeDefined();
});

it("keeps what was typed into a rate that somebody deleted meanwhile", async () => {
  await open("Editar Mensual de ACACIAS");
  precios.splice(1, 1);
  type("Subtítulo", "Tarde");
  save();
  await screen.findByText(/^No se pudo actualizar el precio\. Esta ficha se ha eliminado mientras tanto\./);
  expect(field("Subtítulo").value).toBe("Tarde");
});
