import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Table } from "#app/ui/table.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import type { PlainText } from "#texts/translate.ts";
import { CookieSettings } from "../consent/cookie-settings.tsx";
import type { LegalFacts, LegalSection } from "./legal-section.ts";
import { OwnerFacts } from "./owner-facts.tsx";
import { DataAuthorityLink } from "./privacy-rights.tsx";
import { type StoredItem, storedItems } from "./stored-items.ts";

/** The cookie policy (public-site §2): what is stored, how to refuse it, and the rest the law asks for. */
export const cookieSections: readonly LegalSection[] = [
  {
    title: "Qué son las cookies",
    Text: "Llamamos cookies a lo que una web guarda en tu navegador para recordarlo después: cookies propiamente dichas, almacenamiento local o almacenamiento de sesión. La ley las trata igual (art. 22.2 de la Ley 34/2002).",
  },
  { title: "Cookies que usamos", Text: WhatWeUse },
  { title: "Configuración y revocación", Text: Revocation },
  { title: "Transferencias internacionales", Text: Transfers },
  { title: "Tus derechos", Text: Rights },
  {
    title: "Conservación",
    Text: "Cada cookie dura lo que dice la tabla. Tu aceptación vale un año; después te volvemos a preguntar. Lo que guardes en tu navegador puedes borrarlo antes cuando quieras.",
  },
  {
    title: "Cambios",
    Text: "Si empezamos a usar otra cookie, la añadimos a la tabla y cambiamos la fecha de esta página. Si hiciera falta tu permiso, te lo pediríamos antes.",
  },
];

function WhatWeUse(facts: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Nosotros solo usamos las técnicas, sin las que la web no recordaría lo que eliges. No hay cookies de analítica ni de publicidad. Las de terceros llegan únicamente con el servicio que usas en cada momento (chat, formularios, horarios o vídeo) y solo si lo permites: antes no contactamos con esas empresas.",
        )}
      </p>
      {facts.countsViews && (
        <p>
          {t(
            "Para saber qué páginas se leen, nuestro servidor suma cuántas veces al día se ve cada una, desde qué web se llega y con qué tipo de dispositivo. No guarda nada en tu navegador ni lee nada de él, y de ti no conserva ni la dirección IP ni ningún identificador: por eso no necesita tu permiso. Si tu navegador pide que no se le siga (Do Not Track o Global Privacy Control), tampoco te suma.",
          )}
        </p>
      )}
      <CookieTable {...facts} />
    </>
  );
}

function Revocation({ embeds }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "En el aviso puedes aceptar, rechazar o elegir. Si rechazas o lo cierras lo recordamos solo hasta que cierras el navegador, y por eso el aviso vuelve en tu próxima visita. Lo que eliges aquí vale un año, y puedes cambiarlo cuando quieras también desde «Configurar cookies», al pie de cada página.",
        )}
      </p>
      <CookieSettings embeds={embeds} />
      <p>{t("Si aceptaste y quieres que todo quede como antes de tu primera visita:")}</p>
      <p className="revoke-consent">
        <Button variant="line" size="md" {...wakes("cookie-settings")}>
          {t("Retirar mi aceptación")}
        </Button>
      </p>
      <p>
        {t(
          "También puedes borrar y bloquear las cookies en los ajustes de tu navegador, dentro de privacidad o datos de sitios. La web se sigue pudiendo leer sin ellas; chat, formularios y vídeos de terceros pueden dejar de funcionar.",
        )}
      </p>
    </>
  );
}

function Transfers() {
  const t = useText();
  return (
    <p>
      {t(
        "Lo que guardamos nosotros no sale de tu navegador. Los proveedores de chat, formularios y vídeo pueden tratar datos fuera del Espacio Económico Europeo, con las garantías que explica la",
      )}{" "}
      <SiteLink href="/politica-de-privacidad#transferencias-internacionales">{t("Política de Privacidad")}</SiteLink>.
    </p>
  );
}

function Rights({ owner }: LegalFacts) {
  const t = useText();
  return (
    <>
      <p>
        {t(
          "Puedes ejercer tus derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad, como explica la",
        )}{" "}
        <SiteLink href="/politica-de-privacidad#tus-derechos">{t("Política de Privacidad")}</SiteLink>
        {t(", escribiendo a")} <Reach scheme="mailto" value={owner.email} />
        {t(", y reclamar ante la")} <DataAuthorityLink />
        {t(". Responde de esta web:")}
      </p>
      <OwnerFacts owner={owner} />
    </>
  );
}

const columns: { title: PlainText; cell: (row: StoredItem) => string }[] = [
  { title: "Nombre", cell: (item) => item.name },
  { title: "Tipo", cell: (item) => item.type },
  { title: "Dominio", cell: (item) => item.domain },
  { title: "Caducidad", cell: (item) => item.expiry },
  { title: "Función", cell: (item) => item.purpose },
  { title: "Proveedor", cell: (item) => item.provider },
];

function CookieTable(facts: LegalFacts) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="legal-table" aria-label={t("Tabla de cookies")} tabIndex={0}>
      <Table
        columns={columns.map((column) => ({ ...column, title: t(column.title) }))}
        rows={storedItems(facts, t)}
        rowKey={({ name }) => name}
        isStacked={false}
      />
    </section>
  );
}
