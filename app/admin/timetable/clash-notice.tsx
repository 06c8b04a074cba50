import { TriangleAlert } from "lucide-react";
import { clockText } from "#domain/time/clock.ts";
import { freeStart } from "#domain/timetable/find-clashes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { activityOf, clashWords } from "./class-words.ts";
import type { Week } from "./use-week.ts";

/** What is taken twice, one after the other, with one way out. Nothing is published while it stands. */
export function ClashNotice({ week, activities }: { week: Week; activities: readonly Activity[] }) {
  const [clash] = week.clashes;
  if (!clash) return null;
  const { head, body } = clashWords(clash, activities);
  const { first } = clash;
  const start = freeStart(first, week.classes);
  const more = week.clashes.length - 1;
  return (
    <div className="panel-notice panel-notice--bad" role="status">
      <Icon of={TriangleAlert} size={18} />
      <p className="roomy">
        <b>{head}</b> {body}
        {start !== null && ` A las ${clockText(start)} está libre.`}
        {more > 0 && ` Y ${more === 1 ? "otro choque" : `otros ${more} choques`}.`}
      </p>
      {start !== null && (
        <button
          className="strong underlined target"
          type="button"
          onClick={() => week.put({ ...first, start_minute: start })}
        >
          Mover {activityOf(first, activities)?.name} a {clockText(start)}
        </button>
      )}
    </div>
  );
}
