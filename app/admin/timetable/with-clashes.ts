import { findClashes } from "#domain/timetable/find-clashes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import type { Together } from "../sheet/use-sheet.ts";
import type { RowPlan } from "../spreadsheet/plan-row.ts";
import { clashWords } from "./class-words.ts";

/**
 * Classes that would meet in a room or at a person are not saved: it is said at the cell that was typed. Without them the
 * others are looked at again, since what stays where it was may be in the way of what moved.
 */
export function withClashes(classes: readonly ClubClass[], activities: readonly Activity[]): Together {
  return (plans) => {
    const told = new Map(plans);
    const isChanged = ({ id }: ClubClass) => Boolean(told.get(id)?.values);
    for (;;) {
      const week = classes.map((entry) => ({ ...entry, ...told.get(entry.id)?.values }));
      const clash = findClashes(week).find(({ first, second }) => isChanged(first) || isChanged(second));
      if (!clash) return told;
      const { head, body } = clashWords(clash, activities);
      for (const { id } of [clash.first, clash.second]) {
        const plan = told.get(id);
        if (plan?.values) told.set(id, refused(plan, clash.what, `${head} ${body}`));
      }
    }
  };
}

function refused(plan: RowPlan, what: string, message: string): RowPlan {
  const { changes, faults } = plan;
  const typed = changes.find(({ key }) => key === what) ?? changes.find(({ key }) => when.test(key)) ?? changes[0];
  const fault = { key: typed?.key ?? what, label: typed?.label ?? "", typed: typed?.after ?? "", message };
  return { changes: [], faults: [...faults, fault], values: null };
}

const when = /^(weekday|start_minute|minutes|valid_from|valid_until)$/;
