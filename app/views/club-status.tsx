import { Check, Construction } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang, type FellBack } from "#domain/text/content-lang.ts";

interface ClubStatusProps {
  club: { status: string | null; is_under_construction: boolean } & FellBack;
  className?: string;
}

/** Abierto or En construcción (public-site §4); what staff wrote as the status goes before. */
export function ClubStatus({ club, className = "" }: ClubStatusProps) {
  const t = useText();
  const isWorks = club.is_under_construction;
  return (
    <Badge
      tone={isWorks ? "works" : "plain"}
      icon={isWorks ? Construction : Check}
      className={className}
      lang={contentLang(club, "status")}
    >
      {club.status?.trim() || (isWorks ? t("En construcción") : t("Abierto"))}
    </Badge>
  );
}
