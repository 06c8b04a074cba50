import { type ComponentProps, createElement } from "react";

/** A drawing as lucide keeps it. */
export interface IconData {
  name: string;
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: string[];
}

/**
 * A lucide icon as one element whose drawing is a text made once: the same bytes as the package's own, which goes through
 * two components, a context and a table of attribute names for each icon of each page (docs/decisions/0465).
 */
export default function createPlainIcon({ name, size, node, aliases = [] }: IconData) {
  const drawing = { __html: node.map(asText).join("") };
  const classes = ["lucide", ...[name, ...aliases].map((it) => `lucide-${it}`)].join(" ");
  const own = { ...line, width: size, height: size, viewBox: `0 0 ${size} ${size}` };
  return ({ className, ...rest }: ComponentProps<"svg">) =>
    createElement("svg", {
      ...own,
      className: className ? `${classes} ${className}` : classes,
      ...rest,
      dangerouslySetInnerHTML: drawing,
    });
}

/** In the package's order of attributes. */
const line = {
  ...{ xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "", fill: "none" },
  ...{ stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
};

/** The names and figures of a drawing hold nothing that would have to be escaped. */
function asText([tag, { key: _, ...attributes }]: IconData["node"][number]): string {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${all.join("")}></${tag}>`;
}
