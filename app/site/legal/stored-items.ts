import {
  acceptedName,
  acceptedUntilName,
  popupSeenName,
  purposesName,
  refusedName,
} from "#app/domain/consent/stored-names.ts";
import { teamCookie } from "#shared/view-counts.ts";
import type { LegalFacts } from "./legal-section.ts";

/** A line of the cookie table (public-site §2: name, type, domain, expiry, function, provider). */
export interface StoredItem {
  name: string;
  type: string;
  domain: string;
  expiry: string;
  purpose: string;
  provider: string;
}

/**
 * Everything this site keeps in a visitor's browser: what our own code writes (`stored-names.ts`), and the third parties that
 * are really configured. Who adds something to localStorage, sessionStorage or the cookies adds it here.
 */
export function storedItems(facts: LegalFacts): StoredItem[] {
  return [...ownItems(facts), ...thirdPartyItems(facts)];
}

function ownItems({ siteUrl, backendUrl, owner }: LegalFacts): StoredItem[] {
  const own = { domain: new URL(siteUrl).hostname, provider: owner.companyName };
  const local = "Técnica (almacenamiento local)";
  const session = "Técnica (almacenamiento de sesión)";
  const consent = "Recuerda que aceptaste el aviso de cookies";
  // The name that supabase-js gives to a session.
  const project = new URL(backendUrl, siteUrl).hostname.split(".")[0];
  return [
    {
      ...own,
      name: acceptedName,
      type: local,
      expiry: "1 año",
      purpose: `${consent}, para no mostrarlo otra vez.`,
    },
    {
      ...own,
      name: acceptedUntilName,
      type: local,
      expiry: "1 año",
      purpose: `${consent} y hasta cuándo vale.`,
    },
    {
      ...own,
      name: purposesName,
      type: local,
      expiry: "1 año",
      purpose: "Recuerda qué contenidos de otras empresas permites, si los elegiste uno a uno.",
    },
    {
      ...own,
      name: refusedName,
      type: session,
      expiry: "Al cerrar la pestaña",
      purpose: "Recuerda durante la visita que rechazaste o cerraste el aviso de cookies.",
    },
    {
      ...own,
      name: popupSeenName,
      type: session,
      expiry: "Al cerrar la pestaña",
      purpose: "Recuerda que ya has visto la ventana de bienvenida.",
    },
    {
      ...own,
      name: `sb-${project}-auth-token`,
      type: local,
      expiry: "Al cerrar sesión",
      purpose: "solo en el panel del equipo: mantiene la sesión de quien edita la web.",
    },
    {
      ...own,
      name: "9f-draft:…",
      type: local,
      expiry: "Al guardar",
      purpose: "solo en el panel del equipo: conserva lo que aún no se ha guardado.",
    },
    {
      ...own,
      name: teamCookie,
      type: "Técnica (cookie)",
      expiry: "1 año",
      purpose: "solo en el panel del equipo: deja fuera de las estadísticas a quien edita la web. No dice quién es.",
    },
    {
      ...own,
      name: "9f-signed-out-at",
      type: local,
      expiry: "Hasta que la borras",
      purpose: "solo en el panel del equipo: cierra la sesión en todas las pestañas.",
    },
  ];
}

function thirdPartyItems({ embeds }: LegalFacts): StoredItem[] {
  const uses: [address: string | null, what: string, when: string][] = [
    [embeds.leadFormUrl, "del formulario de visita", "solo cuando se abre la ventana de bienvenida de la portada."],
    [embeds.timetableUrl, "del horario de actividades", "solo cuando abres el horario de un club."],
    [embeds.chatScriptUrl, "del chat", "solo en la página de contacto."],
    [embeds.careersScriptUrl, "del formulario de empleo", "solo en la página de empleo."],
    [embeds.partnerFormUrl, "del formulario del partner", "solo en la página de la oferta de coches."],
    [embeds.videoOrigin, "del reproductor de vídeo", "solo cuando se reproduce un vídeo."],
  ];
  return uses.flatMap(([address, what, when]) => {
    if (address === null) return [];
    const { hostname } = new URL(address);
    return {
      name: `Las ${what}`,
      type: "De terceros",
      domain: hostname,
      expiry: "La que fija el proveedor",
      purpose: `Hacen funcionar el servicio. Si lo permites, ${when}`,
      provider: hostname,
    };
  });
}
