import type { Club } from "#app/content/clubs/club.ts";
import type { Rate } from "#app/content/clubs/rate.ts";
import { wakes } from "#app/islands/wakes.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { RateList } from "#app/views/rates/rate-list.tsx";
import type { RateGroup } from "#domain/rates/rate-group.ts";
import { ExperienceLink } from "../experience-link.tsx";
import { sectionIds } from "../index-entries.ts";
import { CompareLink } from "./compare-link.tsx";
import "./rate-steps.css";

interface RateStepsProps {
  club: Club;
  groups: { group: RateGroup; name: string; rates: Rate[] }[];
  now: Date;
}

/**
 * Rates in two steps. Each step is an address of its own (`#tarifas-space`), so that links, focus, Back and the
 * absence of scripts need nothing more: the style sheet shows the step that is the target, the choice otherwise.
 */
export function RateSteps({ club, groups, now }: RateStepsProps) {
  const t = useText();
  return (
    <div className="rate-steps" id={sectionIds.rates} {...wakes("rate-steps")}>
      <section className="rate-steps__choice" aria-labelledby="experiencia">
        <div className="wrap row apart-12 wraps spread ends">
          <Titular id="experiencia" tabIndex={-1}>
            {t("Elige tu experiencia")}
          </Titular>
          <Progress step={1} />
        </div>
        <ul className="experiences stack gap-0 above-block" aria-labelledby="experiencia">
          {groups.map(({ group, name, rates }) => (
            <li key={group} className="stack slim">
              <ExperienceLink group={group} name={name} rates={rates} club={club} now={now} />
            </li>
          ))}
        </ul>
      </section>
      {groups.map(({ group, name, rates }) => (
        <section
          key={group}
          className="rate-steps__rates page-body"
          data-group={group}
          data-surface={group === "space" ? "agua" : "blanco"}
          aria-labelledby={`tarifas-${group}`}
        >
          <div className="wrap">
            <BackLink href="#experiencia">{t("Volver")}</BackLink>
            <div className="row apart-12 wraps spread ends above-20 below-block">
              <Titular id={`tarifas-${group}`} tabIndex={-1}>
                {name}
              </Titular>
              <Progress step={2} />
            </div>
            <RateList rates={rates} now={now} label="Seleccionar" />
            <CompareLink club={club} rates={rates} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Progress({ step }: { step: 1 | 2 }) {
  const t = useText();
  return (
    <p className="rate-steps__progress row gap-16 small muted">
      <i style={{ "--done": `${step * 50}%` }} aria-hidden="true" />
      {t("Paso {step} de 2", { step })}
    </p>
  );
}
