import type { Club } from "#app/content/clubs/club.ts";
import { Button } from "#app/ui/links/button.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { refusalText } from "#texts/site/visit-texts.ts";
import noVisits from "./visit-instead.css?url";
import { VisitedClubs } from "./visited-clubs.tsx";

interface ClubGoneProps {
  clubs: readonly Club[];
  /** What somebody was sending when the club went. */
  typed: Record<string, string> | undefined;
}

const kept = ["nombre", "telefono", "email", "clave"];

/** No such club, any more or ever: the others, with what was typed. */
export function ClubGone({ clubs, typed }: ClubGoneProps) {
  const t = useText();
  return (
    <div className="wrap page-body stack starts gap-24">
      <link rel="stylesheet" href={noVisits} />
      <Titular as="h1">{t("Este club ya no está")}</Titular>
      <p className="reads" role={typed && "alert"}>
        {typed ? t.known(refusalText("no_club")) : t("Elige otro para reservar tu visita.")}
      </p>
      <VisitedClubs
        clubs={clubs}
        action={({ name }, path) => (typed ? <GoOn {...{ typed, name, path }} /> : <GoTo {...{ name, path }} />)}
      />
      {clubs.length === 0 && <LinkButton href="/contact">{t("Escríbenos")}</LinkButton>}
    </div>
  );
}

/** A post like that of the form: without an hour the page of the other club asks for one, and keeps the rest. */
function GoOn({ typed, name, path }: { typed: Record<string, string>; name: string; path: string }) {
  const t = useText();
  return (
    <SiteForm method="post" action={path}>
      {kept.map((field) => (
        <input key={field} type="hidden" name={field} value={typed[field] ?? ""} />
      ))}
      <Button type="submit" variant="line" size="sm">
        {t("Elegir")}
        <span className="sr-only"> {name}</span>
      </Button>
    </SiteForm>
  );
}

function GoTo({ name, path }: { name: string; path: string }) {
  const t = useText();
  return (
    <TextLink href={path}>
      {t("Reservar visita")}
      <span className="sr-only"> {t("en {name}", { name })}</span>
    </TextLink>
  );
}
