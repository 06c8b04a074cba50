import {
  acceptedName,
  acceptedUntilName,
  popupSeenName,
  purposesName,
  refusedName,
} from "#domain/consent/stored-names.ts";
import { teamCookie } from "#shared/view-counts.ts";
import { inSpanish, type PlainText, type Translate } from "#texts/translate.ts";
import type { LegalFacts } from "./legal-facts.ts";

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
export function storedItems(facts: LegalFacts, t: Translate = inSpanish): StoredItem[] {
  return [...ownItems(facts, t), ...thirdPartyItems(facts, t)];
}

function ownItems({ siteUrl, backendUrl, owner }: LegalFacts, t: Translate): StoredItem[] {
  const own = { domain: new URL(siteUrl).hostname, provider: owner.companyName };
  const local = t("Técnica (almacenamiento local)");
  const session = t("Técnica (almacenamiento de sesión)");
  // The name that supabase-js gives to a session.
  const project = new URL(backendUrl, siteUrl).hostname.split(".")[0];
  return [
    {
      ...own,
      name: acceptedName,
      type: local,
      expiry: t("1 año"),
      purpose: t("Recuerda que aceptaste el aviso de cookies, para no mostrarlo otra vez."),
    },
    {
      ...own,
      name: acceptedUntilName,
      type: local,
      expiry: t("1 año"),
      purpose: t("Recuerda que aceptaste el aviso de cookies y hasta cuándo vale."),
    },
    {
      ...own,
      name: purposesName,
      type: local,
      expiry: t("1 año"),
      purpose: t("Recuerda qué contenidos de otras empresas permites, si los elegiste uno a uno."),
    },
    {
      ...own,
      name: refusedName,
      type: t("Técnica (cookie)"),
      expiry: t("Al cerrar el navegador"),
      purpose: t("Recuerda durante la visita que rechazaste o cerraste el aviso de cookies."),
    },
    {
      ...own,
      name: popupSeenName,
      type: session,
      expiry: t("Al cerrar la pestaña"),
      purpose: t("Recuerda que ya has visto la ventana de bienvenida."),
    },
    {
      ...own,
      name: `sb-${project}-auth-token`,
      type: local,
      expiry: t("Al cerrar sesión"),
      purpose: t("solo en el panel del equipo: mantiene la sesión de quien edita la web."),
    },
    {
      ...own,
      name: "9f-draft:…",
      type: local,
      expiry: t("Al guardar"),
      purpose: t("solo en el panel del equipo: conserva lo que aún no se ha guardado."),
    },
    {
      ...own,
      name: teamCookie,
      type: t("Técnica (cookie)"),
      expiry: t("1 año"),
      purpose: t("solo en el panel del equipo: deja fuera de las estadísticas a quien edita la web. No dice quién es."),
    },
    {
      ...own,
      name: "9f-signed-out-at",
      type: local,
      expiry: t("Hasta que la borras"),
      purpose: t("solo en el panel del equipo: cierra la sesión en todas las pestañas."),
    },
  ];
}

function thirdPartyItems({ embeds }: LegalFacts, t: Translate): StoredItem[] {
  const uses: [address: string | null, name: PlainText, when: PlainText][] = [
    [embeds.leadFormUrl, "Las del formulario de visita", "solo cuando se abre la ventana de bienvenida de la portada."],
    [embeds.timetableUrl, "Las del horario de actividades", "solo cuando abres el horario de un club."],
    [embeds.chatScriptUrl, "Las del chat", "solo en la página de contacto."],
    [embeds.careersScriptUrl, "Las del formulario de empleo", "solo en la página de empleo."],
    [embeds.partnerFormUrl, "Las del formulario del partner", "solo en la página de la oferta de coches."],
    [embeds.videoOrigin, "Las del reproductor de vídeo", "solo cuando se reproduce un vídeo."],
  ];
  return uses.flatMap(([address, name, when]) => {
    if (address === null) return [];
    const { hostname } = new URL(address);
    return {
      name: t(name),
      type: t("De terceros"),
      domain: hostname,
      expiry: t("La que fija el proveedor"),
      purpose: t("Hacen funcionar el servicio. Si lo permites, {when}", { when: t(when) }),
      provider: hostname,
    };
  });
}
