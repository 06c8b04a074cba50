import type { Activity } from "#app/content/clubs/activity.ts";
import type { Club } from "#app/content/clubs/club.ts";
import type { ClubClass } from "#app/content/clubs/club-class.ts";
import { type BlockSources, shownDays } from "#app/content/site/blocks/block-sources.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { dayHours } from "#domain/clubs/day-hours.ts";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { clockText } from "#domain/time/clock.ts";
import { addDays } from "#domain/time/dates.ts";
import { dayInWords } from "#domain/time/day-in-words.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { classesOn, type DatedClass } from "#domain/timetable/classes-on.ts";
import { Swatch } from "../../timetable/activity-look.tsx";
import { type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

export function TimetableBlock({ block, sources, now }: BlockProps<"timetable">) {
  const t = useText();
  const club = clubNamed(sources, block.club);
  const stored = club && sources.timetables[club.id];
  const days = club && stored ? daysOf(club, stored, now) : [];
  if (!club || days.length === 0) return null;
  return (
    <BlockSection block={block} title={t("Horario de {clubName}", { clubName: club.name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <ol className="landing-week stack below-28" tabIndex={0} aria-label={t("Horario de clases")}>
        {days.map(({ date, classes }) => (
          <li key={date}>
            <h3 className="strong ruled">{dayInWords(date, t)}</h3>
            <ul>
              {classes.map(({ activity, ...it }) => (
                <li key={it.weekly.id} className={`row press ruled small ${it.isCancelled ? "landing-week__off" : ""}`}>
                  <time className="strong figures">{clockText(it.start)}</time>
                  <Swatch tone={activity.tone} mark={activity.mark} />
                  <span className="grow" lang={contentLang(activity, "name")}>
                    {activity.name}
                  </span>
                  {it.isCancelled && <em className="strong">{t("Cancelada")}</em>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p>
        <TextLink href={`${clubAddress(club.id)}/horario`}>{t("Ver el horario completo")}</TextLink>
      </p>
    </BlockSection>
  );
}

type ShownClass = DatedClass<ClubClass> & { activity: Activity };

function daysOf(
  club: Club,
  stored: BlockSources["timetables"][string],
  now: Date,
): { date: string; classes: ShownClass[] }[] {
  const { date: today } = madridDayAndMinute(now);
  const byId = new Map(stored.activities.map((activity) => [activity.id, activity]));
  return Array.from({ length: shownDays }, (_, at) => addDays(today, at))
    .map((date) => ({
      date,
      classes: classesOn(stored, date, dayHours(club, stored.days, date)).flatMap((datedClass) => {
        const activity = byId.get(datedClass.weekly.activity_id);
        return activity ? { ...datedClass, activity } : [];
      }),
    }))
    .filter(({ classes }) => classes.length > 0);
}
