import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";

interface LinkButtonProps extends ComponentProps<"a">, ButtonLook {
  href: string;
  /** Leaves the site: opens a new tab, shows ↗ and says so to those who do not see it. */
  external?: boolean;
}

/** A link that looks like a button; a whole document, so it works wherever it stands. */
export function LinkButton({ variant, size, full, external = false, className, children, ...rest }: LinkButtonProps) {
  return (
    <a
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
      {...rest}
      className={buttonClass({ variant, size, full }, className)}
    >
      {children}
      {external && (
        <>
          <Icon of={ArrowUpRight} size={18} />
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </>
      )}
    </a>
  );
}
