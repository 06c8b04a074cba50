import { Check, Construction } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";

interface ClubStatusProps {
  club: { status: string | null; is_under_construction: boolean };
  className?: string;
}

/** Abierto or En construcción (public-site §4); what staff wrote as the status goes before. */
export function ClubStatus({ club, className = "" }: ClubStatusProps) {
  const isWorks = club.is_under_construction;
  return (
    <Badge tone={isWorks ? "works" : "plain"} icon={isWorks ? Construction : Check} className={className}>
      {club.status?.trim() || (isWorks ? "En construcción" : "Abierto")}
    </Badge>
  );
}
