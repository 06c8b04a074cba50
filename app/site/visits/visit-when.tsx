import { FieldError } from "#app/ui/field.tsx";
import { useText } from "#app/ui/use-text.ts";
import { clockText } from "#domain/time/clock.ts";
import { isChoosable, slotWords, type VisitDay, type VisitSlot } from "#domain/visits/visit-days.ts";
import {
  capital,
  dayNumber,
  dayWords,
  monthWord,
  shortDayWords,
  shortWeekdayWord,
  visitMinutes,
} from "#domain/visits/visit-words.ts";
import { StepTitle } from "./step-title.tsx";
import "#app/ui/chip.css";
import "./visit-page.css";

interface VisitWhenProps {
  days: readonly VisitDay[];
  /** The day in sight, and the hour that is chosen in it. */
  day: string;
  start: string | null;
  error: string | undefined;
}

/**
 * Day and hour. Each day has hours of its own, and styles alone show those of the day that is chosen, so that it works
 * without script (visit-page.css); `enhanceVisit` writes the choice into the headings.
 */
export function VisitWhen({ days, day, start, error }: VisitWhenProps) {
  const t = useText();
  const chosen = days.find(({ date }) => date === day);
  const [first] = days.flatMap(({ turns }) => turns.flatMap(({ slots }) => slots));
  const slot = chosen?.turns.flatMap(({ slots }) => slots).find(({ starts_at }) => starts_at === start);
  return (
    <>
      <fieldset className="slim">
        <StepTitle thin={t("Día")} wide={chosen && isChoosable(chosen) ? shortDayWords(day, t) : ""} says="day" />
        <ul className="days" style={{ "--days": days.length }}>
          {days.map((visitDay, index) => (
            <li
              key={visitDay.date}
              {...(startsMonth(visitDay.date, index) && { "data-month": monthWord(visitDay.date, t) })}
            >
              <DayChoice day={visitDay} isChosen={visitDay.date === day} />
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="slim" id="hora" tabIndex={-1} aria-describedby={error ? "hora-error" : undefined}>
        <StepTitle thin={t("Hora")} wide={slot && slot.state === "free" ? clockText(slot.minute) : ""} says="hour" />
        <FieldError id="hora-error">{error}</FieldError>
        <div className={error ? "hours above-12" : "hours"} data-minutes={first && visitMinutes(first)}>
          {days.map((visitDay) => (
            <div key={visitDay.date} className="stack gap-16" data-date={visitDay.date}>
              {visitDay.turns.map((turn) => (
                <div key={turn.name} className="turn stack gap-8">
                  <h2 className="small strong">
                    {turn.name} <span className="subtle">{turn.hours}</span>
                  </h2>
                  <ul className="slots stack gap-8">
                    {turn.slots.map((one) => (
                      <li key={one.starts_at}>
                        <SlotChoice slot={one} isChosen={one.starts_at === start && one.state === "free"} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const startsMonth = (date: string, index: number) => index === 0 || dayNumber(date) === 1;

function DayChoice({ day, isChosen }: { day: VisitDay; isChosen: boolean }) {
  const t = useText();
  const canChoose = isChoosable(day);
  return (
    <label className={`chip day day--${day.state}`}>
      <input
        className="sr-only"
        type="radio"
        name="dia"
        value={day.date}
        aria-label={`${dayWords(day.date, t)}${day.words && `, ${day.words}`}`}
        data-short={shortDayWords(day.date, t)}
        data-long={capital(dayWords(day.date, t))}
        disabled={!canChoose}
        defaultChecked={isChosen && canChoose}
      />
      <span className="caption muted">{shortWeekdayWord(day.date, t)}</span>
      <b className="display figures">{dayNumber(day.date)}</b>
      <span className={`tiny ${day.state === "few" ? "strong accent" : ""}`}>{day.words || "\u00a0"}</span>
    </label>
  );
}

function SlotChoice({ slot, isChosen }: { slot: VisitSlot; isChosen: boolean }) {
  const t = useText();
  const isLast = slot.state === "free" && slot.free === 1;
  return (
    <label className="chip slot">
      <input
        className="sr-only"
        type="radio"
        name={`hora-${slot.on_date}`}
        value={slot.starts_at}
        disabled={slot.state !== "free"}
        defaultChecked={isChosen}
      />
      <b className="display figures">{clockText(slot.minute)}</b>
      <span className={`tiny ${isLast ? "strong accent" : "muted"}`}>{slotWords(slot, { t, now: new Date() })}</span>
    </label>
  );
}
