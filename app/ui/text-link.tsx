import { ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

interface TextLinkProps extends ComponentProps<"a"> {
  href: string;
  external?: boolean;
}

export function TextLink({ external = false, className = "", children, ...rest }: TextLinkProps) {
  return (
    <a
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      className={`text-link ${className}`}
    >
      {children}
      <Icon of={external ? ArrowUpRight : ArrowRight} size={18} />
      {external && <span className="sr-only"> (se abre en otra pestaña)</span>}
    </a>
  );
}
