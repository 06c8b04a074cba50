import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";

interface BadgeProps {
  /** works: the yellow of what is being built; gold: a claim; line: an outline in the text's colour. */
  tone?: "plain" | "works" | "gold" | "line";
  icon?: LucideIcon;
  className?: string;
  /** Of what it says, where that is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = "plain", icon, className = "", lang, children }: BadgeProps) {
  return (
    <span className={`badge ${tone === "plain" ? "" : `badge--${tone}`} ${className}`} lang={lang}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
