import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  size?: number;
  /** Only for an icon that stands alone; beside words it is decoration. */
  label?: string;
  className?: string;
  filled?: boolean;
}

/** A lucide drawing with the design's line: 1.75, square caps, mitre joins. Static SVG in the page's HTML. */
export function Icon({ of: Drawing, size = 24, label, className, filled = false }: IconProps) {
  return (
    <Drawing
      width={size}
      height={size}
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...(filled && { fill: "currentColor" })}
      {...(className && { className })}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
