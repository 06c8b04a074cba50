import "./on-pictures.css";

interface StandInProps {
  /** An initial, or the paper's mark: drawn, not read, since what it stands for is named beside it. */
  letters: string;
  className?: string;
}

export const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "";

/** Stands where a picture is missing or did not come (`watch-pictures.script.ts`): right behind the picture, if there is one. */
export function StandIn({ letters, className = "" }: StandInProps) {
  return <b className={`stand-in fill centred wide ${className}`} data-letters={letters} aria-hidden="true" />;
}
