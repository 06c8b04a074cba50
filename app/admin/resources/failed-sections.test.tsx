// @vitest-environment happy-dom

import { screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { type LoaderFunction, useLoaderData } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { backendAnswers, isSignedIn, openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { proposalToasts } from "#texts/admin/partner-toasts.ts";
import type { SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import { sections as panelSections } from "../sections.ts";
import { holdPermissions } from "../session/permissions.ts";
import { articlesResource } from "./articles/articles-resource.tsx";
import * as articlesRoute from "./articles/articles-route.tsx";
import { clubsResource } from "./clubs/clubs-resource.tsx";
import * as clubsRoute from "./clubs/clubs-route.tsx";
import { extrasResource } from "./clubs/extras-resource.tsx";
import { episodesResource } from "./episodes/episodes-resource.tsx";
import * as episodesRoute from "./episodes/episodes-route.tsx";
import { eventsResource } from "./events/events-resource.tsx";
import * as eventsRoute from "./events/events-route.tsx";
import { headerLinksResource } from "./header/header-links-resource.tsx";
import * as headerRoute from "./header/header-route.tsx";
import { landings } from "./landings/landings.tsx";
import * as landingsRoute from "./landings/landings-route.tsx";
import { partnersResource } from "./partners/partners-resource.tsx";
import * as partnersRoute from "./partners/partners-route.tsx";
import * as proposalsRoute from "./partners/proposals-route.tsx";
import { productsResource } from "./products/products-resource.tsx";
import * as productsRoute from "./products/products-route.tsx";
import { ratesResource } from "./rates/rates-resource.tsx";
import * as ratesRoute from "./rates/rates-route.tsx";
import { testimonialsResource } from "./testimonials/testimonials-resource.tsx";
import * as testimonialsRoute from "./testimonials/testimonials-route.tsx";

/** What the database said. */
const why = "la base de datos no responde";
const orderFailed = "No se pudo cambiar el orden.";

interface Section {
  table: string;
  toasts: SectionToasts;
  /** Reads its list, and draws it. */
  route: { clientLoader: (address: never) => unknown; default: unknown };
  path: string;
  /** What its list says when it has no rows, and the one action that helps. */
  empty?: [sentence: string, action?: string];
  order?: { reorderFailed: ToastText | ((message: string) => ToastText) } | undefined;
  says: { load: string; create?: string; update: string; delete: string; order?: string };
}

interface Described {
  table: { name: string };
  titles: { toasts: SectionToasts };
  order?: Section["order"];
}

const of = ({ table, titles, order }: Described) => ({ table: table.name, toasts: titles.toasts, order });

/** The words of admin §8; how a form and a question say them is looked at once for all (resource-routes). */
const sections: Record<string, Section> = {
  clubs: {
    ...of(clubsResource([], [])),
    route: clubsRoute,
    path: "/admin/clubs",
    empty: ["Todavía no hay clubs.", "Añadir Club"],
    says: {
      load: "No se pudieron cargar los clubs.",
      create: `No se pudo guardar el club: ${why}`,
      update: `No se pudo guardar el club: ${why}`,
      delete: "No se pudo eliminar el club.",
      order: orderFailed,
    },
  },
  offers: {
    ...of(extrasResource({ clubs: [], clubId: "", all: [] })),
    route: clubsRoute,
    path: "/admin/clubs",
    says: {
      load: "No se pudieron cargar los servicios extra.",
      create: `No se pudo guardar: ${why}`,
      update: `No se pudo guardar: ${why}`,
      delete: "No se pudo eliminar.",
      order: orderFailed,
    },
  },
  prices: {
    ...of(ratesResource([], [])),
    route: ratesRoute,
    path: "/admin/prices",
    empty: ["Todavía no hay precios.", "Añadir Precio"],
    says: {
      load: "No se pudieron cargar los precios.",
      create: "No se pudo crear el precio.",
      update: "No se pudo actualizar el precio.",
      delete: "No se pudo eliminar el precio.",
      order: orderFailed,
    },
  },
  episodes: {
    ...of(episodesResource),
    route: episodesRoute,
    path: "/admin/ninecast",
    empty: ["Todavía no hay episodios.", "Añadir Episodio"],
    says: {
      load: "No se pudieron cargar los episodios.",
      create: "No se pudo crear el episodio.",
      update: "No se pudo actualizar el episodio.",
      delete: "No se pudo eliminar el episodio.",
    },
  },
  events: {
    ...of(eventsResource),
    route: eventsRoute,
    path: "/admin/events",
    empty: ["Todavía no hay eventos.", "Añadir Evento"],
    says: {
      load: "No se pudieron cargar los eventos.",
      create: "No se pudo crear el evento.",
      update: "No se pudo actualizar el evento.",
      delete: "No se pudo eliminar el evento.",
    },
  },
  articles: {
    ...of(articlesResource(true, Promise.resolve(null))),
    route: articlesRoute,
    path: "/admin/9ftoday",
    empty: ["Todavía no hay artículos.", "Añadir Artículo"],
    says: {
      load: "No se pudieron cargar los artículos.",
      create: `No se pudo crear el artículo. ${why}`,
      update: `No se pudo actualizar el artículo. ${why}`,
      delete: "No se pudo eliminar el artículo.",
    },
  },
  products: {
    ...of(productsResource),
    route: productsRoute,
    path: "/admin/merch",
    empty: ["Todavía no hay productos: la tienda está vacía.", "Añadir Producto"],
    says: {
      load: "No se pudieron cargar los productos.",
      create: "No se pudo crear el producto. Asegúrate que el nombre no está vacío.",
      update: "No se pudo actualizar el producto. Asegúrate que el nombre no está vacío.",
      delete: "No se pudo eliminar el producto.",
      order: orderFailed,
    },
  },
  reviews: {
    ...of(testimonialsResource),
    route: testimonialsRoute,
    path: "/admin/testimonials",
    empty: ["Todavía no hay reseñas: la portada no muestra su sección hasta que haya una.", "Añadir Reseña"],
    says: {
      load: "No se pudieron cargar las reseñas.",
      create: "No se pudo guardar la reseña.",
      update: "No se pudo guardar la reseña.",
      delete: "No se pudo eliminar la reseña.",
      order: orderFailed,
    },
  },
  menu: {
    ...of(headerLinksResource({ links: [], isTodayOn: true, callToAction: "" })),
    route: headerRoute,
    path: "/admin/header",
    empty: ["El menú todavía no tiene enlaces.", "Añadir Enlace"],
    says: {
      load: `No se pudieron cargar los datos del menú: ${why}`,
      create: `No se pudo crear el enlace: ${why}`,
      update: `No se pudo actualizar el enlace: ${why}`,
      delete: "No se pudo eliminar el enlace.",
      order: `No se pudo reordenar los enlaces: ${why}`,
    },
  },
  landings: {
    ...of(landings),
    route: landingsRoute,
    path: "/admin/landings",
    empty: ["Todavía no hay landing pages.", "Añadir Landing"],
    says: {
      load: "No se pudieron cargar las landing pages.",
      create: why,
      update: why,
      delete: "No se pudo eliminar la landing page.",
    },
  },
  partners: {
    ...of(partnersResource),
    route: partnersRoute,
    path: "/admin/partners",
    empty: ["Todavía no hay partners.", "Añadir Partner"],
    says: {
      load: "No se pudieron cargar los partners.",
      create: `No se pudo guardar el partner: ${why}`,
      update: `No se pudo guardar el partner: ${why}`,
      delete: "No se pudo eliminar el partner.",
      order: orderFailed,
    },
  },
  proposals: {
    table: "partner_submissions",
    toasts: proposalToasts,
    route: proposalsRoute,
    path: "/admin/partners",
    empty: ["Todavía no ha llegado ninguna solicitud."],
    says: {
      load: "No se pudieron cargar las solicitudes.",
      update: "No se pudo actualizar la solicitud.",
      delete: "No se pudo eliminar la solicitud.",
    },
  },
};

beforeEach(() => {
  isSignedIn();
  holdPermissions(() => true);
});

const noRows = () => Response.json([], { headers: { "content-range": "*/0" } });
const refused = () => Response.json({ code: "XX000", message: why, details: null, hint: null }, { status: 500 });

/** A section as the app's own router would draw it: of what that hands over, these ask for what they have read alone. */
function Loaded({ page }: { page: unknown }) {
  const Page = page as ComponentType<{ loaderData: unknown }>;
  return <Page loaderData={useLoaderData()} />;
}

function open({ clientLoader, default: page }: Section["route"]) {
  const loader: LoaderFunction = (address) => clientLoader(address as never);
  openRoutes(
    [{ path: "*", loader, element: <Loaded page={page} />, hydrateFallbackElement: <p>Cargando…</p> }],
    "/admin",
  );
}

/** The heading that stands there before the rest does. */
function promisedHeadingIsThere(path: string) {
  const section = panelSections.find((one) => one.path === path);
  return screen.findByRole("heading", { level: 1, name: section?.heading ?? section?.title ?? "" });
}

describe.each(Object.entries(sections))("%s", (_name, { table, toasts, route, path, empty, order, says }) => {
  if (empty) {
    it("says when there is nothing, with the one action that helps", async () => {
      const [sentence, action] = empty;
      backendAnswers(noRows);
      open(route);
      await promisedHeadingIsThere(path);
      const box = (await screen.findByText(sentence)).closest<HTMLElement>(".panel-box");
      if (!box) throw new Error("The sentence stands in no box.");
      if (action) within(box).getByRole("button", { name: action });
    });
  }

  it("keeps its frame when nothing can be read, and offers to try again", async () => {
    backendAnswers(refused);
    open(route);
    await promisedHeadingIsThere(path);
    await screen.findAllByRole("button", { name: "Reintentar" });
  });

  it("says its own sentence when its list cannot be read", async () => {
    backendAnswers(({ url }) => (new URL(url).pathname.endsWith(`/${table}`) ? refused() : noRows()));
    const request = new Request("http://localhost/admin/any");
    await route.clientLoader({ request, params: {} } as never);
    await waitFor(() => expect(document.querySelector(".toast")?.textContent).toContain(says.load), {
      timeout: 10_000,
    });
  });

  it("says its own sentence when a row cannot be made, changed or deleted, or its order not be kept", () => {
    if (says.create) expect(toasts.saveFailed("create", why).description).toBe(says.create);
    expect(toasts.saveFailed("update", why).description).toBe(says.update);
    expect(toasts.deleteFailed(why).description).toBe(says.delete);
    const failed = order?.reorderFailed;
    expect((typeof failed === "function" ? failed(why) : failed)?.description).toBe(says.order);
  });
});
