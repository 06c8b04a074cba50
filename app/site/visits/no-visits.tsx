import type { Club } from "#app/content/clubs/club.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";

interface NoVisitsProps {
  club: Club;
  clubPath: string;
  phone: string;
  /** There are days, and all of them are full. */
  hasDays: boolean;
}

/** A club whose agenda has nothing to choose: its own people find an hour. */
export function NoVisits({ club, clubPath, phone, hasDays }: NoVisitsProps) {
  const t = useText();
  return (
    <div className="wrap page-body stack starts gap-24">
      <BackLink href={clubPath}>{club.name}</BackLink>
      <Titular as="h1">{hasDays ? t("Visitas completas") : t("Sin visitas en la web")}</Titular>
      <p className="links reads">
        {hasDays
          ? t("En los próximos días no queda ninguna plaza en {name}. Llámanos al ", { name: club.name })
          : t("Ahora mismo {name} no recibe visitas reservadas en la web. Llámanos al ", { name: club.name })}
        <Reach scheme="tel" value={phone} /> {t("y te buscamos un hueco.")}
      </p>
      <p className="row wraps">
        <LinkButton href={`/contact?club=${encodeURIComponent(club.id)}#mensaje`}>{t("Escríbenos")}</LinkButton>
        <LinkButton href="/visita" variant="line">
          {t("Ver otros clubs")}
        </LinkButton>
      </p>
    </div>
  );
}
