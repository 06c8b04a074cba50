import { useText } from "../use-text.ts";

const STAR = "m12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2 2 9.3l6.9-1z";
const PLACES = [1, 2, 3, 4, 5];
/** Made once for each number of lit ones: a page of voices shows dozens. */
const DRAWINGS = [0, ...PLACES].map((lit) => ({ __html: PLACES.map((place) => starAt(place, place <= lit)).join("") }));

function starAt(place: number, isLit: boolean): string {
  const moved = place > 1 ? ` transform="translate(${(place - 1) * 28.5})"` : "";
  return `<path d="${STAR}"${moved}${isLit ? "" : ' opacity="0.25"'}></path>`;
}

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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
      dangerouslySetInnerHTML={DRAWINGS[Math.min(Math.max(lit, 0), PLACES.length)]}
    />
  );
}
