import { narrowBearing, wideBearing, wideLetters } from "./wide-letters.ts";

interface TitularProps {
  /** The whole title as one string: its last word carries the load. */
  children: string;
  as?: "h1" | "h2" | "h3" | "p" | "span";
  size?: 1 | 2 | 3;
  /** The wide word on a line of its own. */
  stacked?: boolean;
  id?: string;
  /** Where that is not the page's. */
  lang?: string | undefined;
  className?: string;
  tabIndex?: number;
  autoFocus?: boolean;
}

const SIZES = { 1: "titular--1", 2: "titular--2", 3: "titular--3" } as const;

export function Titular({
  children,
  as: Tag = "h2",
  size = 2,
  stacked = false,
  className = "",
  ...rest
}: TitularProps) {
  const title = children.trim();
  const split = title.lastIndexOf(" ");
  const thin = title.slice(0, Math.max(split, 0));
  const wide = title.slice(split + 1);
  const b = wideBearing(wide);
  const style = { "--n": wideLetters(wide), "--a": thin ? narrowBearing(thin) : b, "--b": b };
  return (
    <Tag
      {...rest}
      className={`titular ${SIZES[size]} ${stacked && thin ? "titular--stacked" : ""} ${className}`}
      style={style}
    >
      {thin && `${thin} `}
      <b className={wide === "spAce" ? "as-written" : undefined}>{wide}</b>
    </Tag>
  );
}
