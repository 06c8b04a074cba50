import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../pictures/icon.tsx";
import { useText } from "../use-text.ts";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { SiteLink } from "./site-link.tsx";

interface LinkButtonProps extends ComponentProps<"a">, ButtonLook {
  href: string;
  /** Leaves the site: opens a new tab, shows ↗ and says so to those who do not see it. */
  external?: boolean;
}

/** A link that looks like a button; a whole document, so it works wherever it stands. */
export function LinkButton({ variant, size, full, external = false, className, children, ...rest }: LinkButtonProps) {
  const t = useText();
  return (
    <SiteLink
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      className={buttonClass({ variant, size, full }, className)}
    >
      {children}
      {external && (
        <>
          <Icon of={ArrowUpRight} size={18} />
          <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>
        </>
      )}
    </SiteLink>
  );
}
