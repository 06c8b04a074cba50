import type { Club } from "#app/content/club.ts";
import type { Rate } from "#app/content/rate.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { useText } from "#app/ui/use-text.ts";

/** The way from a club's rates to the same ones side by side, where there are at least two. */
export function CompareLink({ club, rates }: { club: Club; rates: readonly Rate[] }) {
  const t = useText();
  if (rates.length < 2) return null;
  return (
    <p>
      <TextLink href={`/comparar-tarifas?club=${encodeURIComponent(club.id)}`}>{t("Compara tarifas")}</TextLink>
    </p>
  );
}
