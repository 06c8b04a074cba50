import { useText } from "#app/ui/use-text.ts";
import type { ActivityIntensity, ActivityMark, ActivityTone } from "#domain/timetable/activity-look.ts";
import "./activity-look.css";

const drawings: Record<ActivityMark, string> = {
  cuadrado: "M1 1h10v10H1z",
  circulo: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  triangulo: "M6 1l5.5 10H.5z",
  rombo: "M6 0l6 6-6 6-6-6z",
  barras: "M1 2h10v3H1zM1 7h10v3H1z",
  anillo: "M6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 2.75a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5z",
  cruz: "M4.25 1h3.5v3.25H11v3.5H7.75V11h-3.5V7.75H1v-3.5h3.25z",
};

/** The mark that tells an activity from the others in grey too; its name always stands beside it. */
export function Mark({ of, size = 11 }: { of: ActivityMark; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d={drawings[of]} />
    </svg>
  );
}

export function toneClass(tone: ActivityTone): string {
  return `tone tone--${tone}`;
}

export function Swatch({ tone, mark }: { tone: ActivityTone; mark: ActivityMark }) {
  return (
    <span className={`swatch centred still ${toneClass(tone)}`}>
      <Mark of={mark} />
    </span>
  );
}

const steps: Record<ActivityIntensity, number> = { suave: 1, media: 2, alta: 3 };

/** How hard it is, as filled bars; the word is for those who do not see them, unless it stands beside. */
export function Intensity({ of, isSpoken = true }: { of: ActivityIntensity; isSpoken?: boolean }) {
  const t = useText();
  return (
    <>
      <span className="load" style={{ "--bars": steps[of] }} aria-hidden="true" />
      {isSpoken && <span className="sr-only">{t("Intensidad {of}", { of: t(of) })}</span>}
    </>
  );
}
