import { useText } from "../use-text.ts";

const STAR = "m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z";
const PLACES = [0, 1, 2, 3, 4];

/** A rating of 1 to 5 in stars, read as one sentence. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  const lit = Math.round(rating);
  return (
    <svg
      className="stars"
      viewBox="0 0 138 24"
      width="104"
      height="18"
      fill="currentColor"
      role="img"
      aria-label={t("{lit} de 5 estrellas", { lit })}
    >
      {PLACES.map((place) => (
        <path key={place} d={STAR} transform={`translate(${place * 28.5})`} opacity={place < lit ? undefined : 0.25} />
      ))}
    </svg>
  );
}
