// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLoaderData, useParams } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { storedTables } from "#tests/fixtures/stored-tables.ts";
import { clubs as entity } from "../../../content/clubs/club.ts";
import { holdPermissions } from "../../session/permissions.ts";
import ClubRoute from "./club-route.tsx";
import ClubsRoute, { clientLoader } from "./clubs-route.tsx";

/** The list and a club's form, as the app's own router would draw them: of what it hands over, they ask for this alone. */
function List() {
  const props = { loaderData: useLoaderData() };
  return <ClubsRoute {...(props as Parameters<typeof ClubsRoute>[0])} />;
}
function Form() {
  const props = { params: useParams() };
  return <ClubRoute {...(props as Parameters<typeof ClubRoute>[0])} />;
}

const club = (id: string, name: string) => ({
  ...entity.preview({ ...entity.empty(), name, link: `/club/${id}` }),
  ...{ id, created_at: "2026-11-01T08:00:00Z", updated_at: "v1", display_order: 1 },
});

beforeEach(() => {
  isSignedIn();
  holdPermissions(() => true);
  storedTables({ clubs: [club("acacias", "ACACIAS")] });
});

async function open(address: string) {
  const router = openRoutes(
    [
      {
        id: "admin/document",
        loader: () => ({ embedOrigins: ["https://horarios.example.test"] }),
        hydrateFallbackElement: <p>Cargando…</p>,
        children: [
          {
            ...{ id: "admin/resources/clubs/clubs-route", path: "/admin/clubs", loader: clientLoader },
            ...{ element: <List />, children: [{ path: ":id", element: <Form /> }] },
          },
        ],
      },
    ],
    address,
  );
  await screen.findByLabelText("Nombre");
  return router;
}

/** Some labels say that their field may stay empty. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\s*(opcional)?$`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText("Guardar Cambios"));
const faults = () => [...document.querySelectorAll(".field__error")].map((element) => element.textContent);

it("keeps a link of one's own when the name changes, and says which page that is", async () => {
  await open("/admin/clubs/nuevo");
  type("Nombre", "Balboa");
  expect(field("Enlace").value).toBe("balboa");
  type("Enlace", "otra-palabra");
  type("Nombre", "Balboa Norte");
  expect(field("Enlace").value).toBe("otra-palabra");
  expect(screen.getByText("Su página será /club/otra-palabra.")).toBeDefined();
});

it("says Abierto or En construcción as the switch does, and leaves words of one's own", async () => {
  await open("/admin/clubs/acacias");
  const works = () => fireEvent.click(screen.getByRole("switch", { name: "En construcción" }));
  works();
  expect(field("Estado").value).toBe("En construcción");
  works();
  expect(field("Estado").value).toBe("Abierto");
  type("Estado", "Aforo limitado");
  works();
  expect(field("Estado").value).toBe("Aforo limitado");
});

it("opens a closed part with a fault in it, and leads to the first fault", async () => {
  await open("/admin/clubs/nuevo");
  const part = field("Dirección del horario de actividades").closest("details");
  type("Nombre", "¡¡!!");
  type("Estado", " ");
  type("Dirección del horario de actividades", "https://otro.example/x");
  expect(part?.open).toBe(false);
  save();
  await waitFor(() =>
    expect(faults()).toEqual([
      "Escribe un nombre con alguna letra o número.",
      "Este campo es obligatorio.",
      expect.stringMatching(/^La web solo puede incrustar horarios de: .*horarios\.example\.test/),
    ]),
  );
  expect(part?.open).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field("Nombre")));
});

it("tells a name of another club, a link with accents and hours in other words", async () => {
  await open("/admin/clubs/nuevo");
  type("Nombre", "acacias");
  type("Enlace", "Núñez de Balboa");
  type("Lunes a viernes", "7 a 23h");
  save();
  await waitFor(() =>
    expect(faults()).toEqual([
      "Ya hay un club con este nombre.",
      "Usa solo letras sin acento, números y guiones, como nunez-de-balboa.",
      "No se entienden estas horas. Escríbelas así: 7:00-23:00",
    ]),
  );
});

it("shows on the cards beside the form what is typed, and they lead nowhere", async () => {
  const router = await open("/admin/clubs/acacias");
  type("Nombre", "Otra Acacia");
  fireEvent.click(screen.getByLabelText(/^En construcción/));
  type("Estado", "Muy pronto");
  const preview = within(screen.getByLabelText("Vista previa"));
  await waitFor(() => expect(preview.getAllByRole("heading", { name: "Otra Acacia" })).toHaveLength(2));
  expect(preview.getAllByText("Muy pronto")).toHaveLength(2);
  for (const link of [...preview.queryAllByRole("link"), ...preview.queryAllByRole("button")]) fireEvent.click(link);
  expect(router.state.location.pathname).toBe("/admin/clubs/acacias");
  expect(field("Nombre").value).toBe("Otra Acacia");
});
