// @vitest-environment happy-dom

import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { backendAnswers, isSignedIn } from "#tests/fixtures/panel-dom.tsx";
import { proposalToasts } from "#texts/admin/partner-toasts.ts";
import type { SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
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
  /** Reads its list. */
  load?: (address: never) => unknown;
  order?: { reorderFailed: ToastText | ((message: string) => ToastText) } | undefined;
  says: { load: string; create?: string; update: string; delete: string; order?: string };
}

interface Described {
  table: { name: string };
  titles: { toasts: SectionToasts };
  order?: Section["order"];
}

const of = ({ table, titles, order }: Described) => ({ table: table.name, toasts: titles.toasts, order });

/** The words of admin §8; how a list, a form and a question say them is looked at once for all (resource-routes). */
const sections: Record<string, Section> = {
  clubs: {
    ...of(clubsResource([], [])),
    load: clubsRoute.clientLoader,
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
    load: clubsRoute.clientLoader,
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
    load: ratesRoute.clientLoader,
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
    load: episodesRoute.clientLoader,
    says: {
      load: "No se pudieron cargar los episodios.",
      create: "No se pudo crear el episodio.",
      update: "No se pudo actualizar el episodio.",
      delete: "No se pudo eliminar el episodio.",
    },
  },
  events: {
    ...of(eventsResource),
    load: eventsRoute.clientLoader,
    says: {
      load: "No se pudieron cargar los eventos.",
      create: "No se pudo crear el evento.",
      update: "No se pudo actualizar el evento.",
      delete: "No se pudo eliminar el evento.",
    },
  },
  articles: {
    ...of(articlesResource(true, Promise.resolve(null))),
    load: articlesRoute.clientLoader,
    says: {
      load: "No se pudieron cargar los artículos.",
      create: `No se pudo crear el artículo. ${why}`,
      update: `No se pudo actualizar el artículo. ${why}`,
      delete: "No se pudo eliminar el artículo.",
    },
  },
  products: {
    ...of(productsResource),
    load: productsRoute.clientLoader,
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
    load: testimonialsRoute.clientLoader,
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
    load: headerRoute.clientLoader,
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
    load: landingsRoute.clientLoader,
    says: {
      load: "No se pudieron cargar las landing pages.",
      create: why,
      update: why,
      delete: "No se pudo eliminar la landing page.",
    },
  },
  partners: {
    ...of(partnersResource),
    load: partnersRoute.clientLoader,
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
    load: proposalsRoute.clientLoader,
    says: {
      load: "No se pudieron cargar las solicitudes.",
      update: "No se pudo actualizar la solicitud.",
      delete: "No se pudo eliminar la solicitud.",
    },
  },
};

describe.each(Object.entries(sections))("%s", (_name, { table, toasts, load, order, says }) => {
  it("says its own sentence when its list cannot be read", async () => {
    isSignedIn();
    holdPermissions(() => true);
    const refusal = { code: "XX000", message: why, details: null, hint: null };
    backendAnswers(({ url }) =>
      new URL(url).pathname.endsWith(`/${table}`)
        ? Response.json(refusal, { status: 500 })
        : Response.json([], { headers: { "content-range": "*/0" } }),
    );
    const request = new Request("http://localhost/admin/any");
    await load?.({ request, params: {} } as never);
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
