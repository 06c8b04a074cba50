interface LogoProps {
  ground: "dark" | "light";
  /** The one staff have chosen; without it the one that comes with the site. */
  src?: string | null;
  /** Below 360 px only the monogram has room. */
  shrinks?: boolean;
  className?: string;
}

export function Logo({ ground, src, shrinks = false, className = "" }: LogoProps) {
  const colour = ground === "dark" ? "white" : "color";
  const ours = `/logo/nine-fitness-${colour}.svg`;
  return (
    <picture className={`logo--${ground} ${className}`}>
      {shrinks && (
        <source media="(max-width: 22.49rem)" srcSet={`/logo/9f-monogram-${colour}.svg`} width={134} height={100} />
      )}
      <img src={src || ours} alt="NINE FITNESS" width={591} height={100} {...(src && { "data-instead": ours })} />
    </picture>
  );
}
