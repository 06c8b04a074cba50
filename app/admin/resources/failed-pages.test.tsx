// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import * as manifiesto from "../manifiesto/manifiesto-route.tsx";
import { holdPermissions } from "../session/permissions.ts";
import * as content from "./content/content-route.tsx";
import * as header from "./header/header-route.tsx";

// What the forms say that stand on a page by themselves, when the backend fails; sections that are lists: failed-sections.

/** What is stored under its key, and the one row of the Manifiesto. */
let stored: Map<string, string>;
let pages: object[];
/** Which requests the backend refuses. */
let refuses: (method: string, table: string, body: string) => boolean;

beforeEach(() => {
  isSignedIn();
  holdPermissions(() => true);
  stored = new Map([
    ["hero_subtitle", "FITNESS"],
    ["hero_title_2", "FITNESS"],
    ["header_cta_text", "Únete Ahora"],
  ]);
  pages = [{ content: { hero: { subtitle: "Antes" } }, updated_at: "v1", translations: {} }];
  refuses = () => false;
  backendAnswers(async (request) => {
    const table = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const body = await request.text();
    if (refuses(request.method, table, body)) {
      return Response.json({ code: "XX000", message: "la base de datos no responde" }, { status: 500 });
    }
    if (request.method === "POST" && table === "site_content") {
      const row = JSON.parse(body);
      stored.set(row.content_key, row.content_value);
      return Response.json({ translations: {}, ...row });
    }
    const all: Record<string, object[]> = {
      site_content: [...stored].map(([content_key, content_value]) => ({
        content_key,
        content_value,
        translations: {},
      })),
      manifiesto_content: pages,
    };
    const rows = all[table] ?? [];
    return Response.json(rows, { headers: { "content-range": `*/${rows.length}` } });
  });
});

/** A page as the app's own router would draw it: of what that hands over, these ask for what they have read alone. */
function Loaded({ page }: { page: unknown }) {
  const Page = page as ComponentType<{ loaderData: unknown }>;
  return <Page loaderData={useLoaderData()} />;
}

function open({ clientLoader, default: page }: { clientLoader: () => unknown; default: unknown }) {
  const element = <Loaded page={page} />;
  const hydrateFallbackElement = <p>Cargando…</p>;
  openRoutes([{ path: "/", loader: () => clientLoader(), element, hydrateFallbackElement }], "/");
}

const says = (text: string) => waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(text));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name));

describe("the global content", () => {
  it("says that it cannot be read, and is asked for again", async () => {
    refuses = (_, table) => table === "site_content";
    open(content);
    await says("No se pudo cargar el contenido.");
    await screen.findByText("El contenido no se ha podido cargar.");
    refuses = () => false;
    press("Reintentar");
    await screen.findByDisplayValue("FITNESS");
  });

  it("names the key that cannot be saved, keeps its text, and takes what it has saved itself for no one else's", async () => {
    open(content);
    await screen.findByDisplayValue("FITNESS");
    type("Subtítulo", "Se queda");
    type("Título principal", "Sí se guarda");
    refuses = (method, _, body) => method === "POST" && body.includes("hero_subtitle");
    press("Guardar Contenido Hero");
    await says("No se pudo guardar: el subtítulo. Sí se ha guardado el título principal.");
    expect(field("Subtítulo").value).toBe("Se queda");
    refuses = () => false;
    press("Guardar Contenido Hero");
    await waitFor(() => expect(stored.get("hero_subtitle")).toBe("Se queda"));
  });

  it("keeps what is typed into a card in this browser, and offers it the next time", async () => {
    open(content);
    await screen.findByDisplayValue("FITNESS");
    type("Subtítulo", "A medias");
    await waitFor(() => expect(localStorage.getItem("9f-draft:site_content/hero")).toContain("A medias"));
    cleanup();
    open(content);
    fireEvent.click(await screen.findByText("Recuperarlos"));
    expect(field("Subtítulo").value).toBe("A medias");
  });
});

describe("the button of the header", () => {
  it("says that it cannot be read, and is asked for again", async () => {
    refuses = (_, table) => table === "site_content";
    open(header);
    await screen.findByText("El botón de acción no se ha podido cargar.");
    refuses = () => false;
    press("Reintentar");
    await screen.findByDisplayValue("Únete Ahora");
  });

  it("says that it cannot be saved, and keeps what was typed", async () => {
    open(header);
    await screen.findByDisplayValue("Únete Ahora");
    type("Texto", "Se queda");
    refuses = (method) => method === "POST";
    press("Guardar Cambios");
    await says("No se pudo guardar el botón de acción.");
    expect(field("Texto").value).toBe("Se queda");
  });
});

describe("the Manifiesto", () => {
  it("says that it cannot be read, and that there is none", async () => {
    refuses = (_, table) => table === "manifiesto_content";
    open(manifiesto);
    await says("No se pudo cargar el contenido del manifiesto.");
    refuses = () => false;
    pages = [];
    await screen.findByText("Reintentar");
    press("Reintentar");
    await screen.findByText("No se encontró contenido.");
  });

  it("says that it cannot be saved, and keeps what was typed", async () => {
    open(manifiesto);
    await screen.findByDisplayValue("Antes");
    type("Subtítulo", "Se queda");
    refuses = (method) => method === "PATCH";
    press("Guardar Cambios");
    await says("No se pudo guardar el contenido.");
    expect(field("Subtítulo").value).toBe("Se queda");
  });
});
