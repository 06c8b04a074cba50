import { Button } from "#app/ui/links/button.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { type Purpose, purposes } from "#domain/consent/purposes.ts";
import "./consent-request.css";

interface ConsentRequestProps {
  purpose: Purpose;
  /** Whose content it is; the visitor reads its host. */
  address: string;
}

/**
 * Stands where another company's content will be until the visitor allows it: what it is, why we ask, and the two ways
 * to go on. Hidden until `untilAllowed` finds that there is something to ask.
 */
export function ConsentRequest({ purpose, address }: ConsentRequestProps) {
  const t = useText();
  const { what, always } = purposes.find(({ value }) => value === purpose) ?? purposes[0];
  return (
    <div className="consent-request links small muted">
      <p>
        {t("{what} lo ofrece otra empresa:", { what: t(what) })} <b>{new URL(address).hostname}</b>
      </p>
      <p>
        {t(
          "Al cargarlo recibe tu dirección IP y puede guardar cookies en tu navegador. Por eso no lo cargamos sin tu permiso.",
        )}{" "}
        <SiteLink href="/politica-de-cookies">{t("Más en la Política de Cookies")}</SiteLink>
      </p>
      <div className="above row wraps">
        <Button size="md" value="once">
          {t("Cargar esta vez")}
        </Button>
        <Button size="md" variant="line" value="always">
          {t(always)}
        </Button>
      </div>
    </div>
  );
}
