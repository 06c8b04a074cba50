import { memo } from "react";
import { sideBySide } from "#domain/timetable/side-by-side.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { Block, Ghost } from "./board-parts.tsx";
import { activityOf, classWords } from "./class-words.ts";
import type { Lift } from "./use-lift.ts";

interface WeekDayProps {
  text: string;
  /** Those of the day, by start. */
  classes: readonly ClubClass[];
  activities: readonly Activity[];
  /** The minute that the grid begins at. */
  from: number;
  /** The classes that clash, of the whole week. */
  bad: ReadonlySet<string>;
  /** Where the Tab key stops, whose facts stand beside the grid, which is in the hand: undefined in all other days. */
  stop: string | undefined;
  chosen: string | undefined;
  lifted: string | undefined;
  /** The class that would be in this day if it were let go now. */
  ghost: Lift | null;
}

/** A day of the grid. Of the seven only those are drawn anew that a change is about. */
export const WeekDay = memo(function WeekDay({ text, classes, activities, from, bad, ghost, ...is }: WeekDayProps) {
  const places = sideBySide(
    classes.map((entry) => ({ start: entry.start_minute, end: entry.start_minute + entry.minutes })),
  );
  return (
    <ul className="week-board__day relative ruled-left" aria-label={text}>
      {classes.map((entry, index) => (
        <Block
          key={entry.id}
          it={entry}
          activity={activityOf(entry, activities)}
          from={from}
          column={places[index]?.column ?? 0}
          columns={places[index]?.columns ?? 1}
          isStop={entry.id === is.stop}
          isBad={bad.has(entry.id)}
          isLifted={entry.id === is.lifted}
          isChosen={entry.id === is.chosen}
          words={classWords(entry, activities)}
        />
      ))}
      {ghost && <Ghost lift={ghost} from={from} classes={classes} activities={activities} />}
    </ul>
  );
}, isSameDay);

function isSameDay({ classes, bad, ...before }: WeekDayProps, after: WeekDayProps): boolean {
  const isSame = (entry: ClubClass, index: number) => {
    const other = after.classes[index];
    return entry === other && bad.has(entry.id) === after.bad.has(entry.id);
  };
  return (
    classes.length === after.classes.length &&
    classes.every(isSame) &&
    Object.entries(before).every(([name, value]) => value === after[name as keyof WeekDayProps])
  );
}
