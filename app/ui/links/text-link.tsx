import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../pictures/icon.tsx";
import { useText } from "../use-text.ts";
import { SiteLink } from "./site-link.tsx";

interface TextLinkProps extends ComponentProps<"a"> {
  href: string;
  external?: boolean;
}

export function TextLink({ external = false, className = "", children, ...rest }: TextLinkProps) {
  const t = useText();
  return (
    <SiteLink
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      className={`text-link ${className}`}
    >
      {children}
      <Icon of={external ? ArrowUpRight : ArrowRight} size={18} />
      {external && <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>}
    </SiteLink>
  );
}
