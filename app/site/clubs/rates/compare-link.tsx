import type { Club } from "#app/content/clubs/club.ts";
import type { Rate } from "#app/content/clubs/rate.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { useText } from "#app/ui/use-text.ts";

/** The way from a club's rates to the same ones side by side, where there are at least two. */
export function CompareLink({ club, rates }: { club: Club; rates: readonly Rate[] }) {
  const t = useText();
  if (rates.length < 2) return null;
  return (
    <p className="above-28">
      <TextLink href={`/comparar-tarifas?club=${encodeURIComponent(club.id)}`}>{t("Compara tarifas")}</TextLink>
    </p>
  );
}
