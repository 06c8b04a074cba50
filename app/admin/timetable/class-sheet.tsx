import { useMemo } from "react";
import { useRevalidator } from "react-router";
import type { Activity } from "../../content/clubs/activity.ts";
import { type ClubClass, clubClasses, clubClassInput } from "../../content/clubs/club-class.ts";
import { manyForm } from "../many/planned-row.ts";
import { SheetGrid } from "../sheet/sheet-grid.tsx";
import { classWords, inOrder } from "./class-words.ts";
import { readWeek } from "./timetable-commands.ts";
import { withClashes } from "./with-clashes.ts";

interface ClassSheetProps {
  clubId: string;
  classes: readonly ClubClass[];
  activities: readonly Activity[];
}

/**
 * The published week of a club as a sheet. Its classes stay the rows that they are, so that what is different on a date
 * stays with them.
 */
export function ClassSheet({ clubId, classes, activities }: ClassSheetProps) {
  const { revalidate } = useRevalidator();
  const form = useMemo(() => formOf(clubId, activities), [clubId, activities]);
  const rows = useMemo(() => inOrder(classes), [classes]);
  const together = useMemo(() => withClashes(rows, activities), [rows, activities]);
  const resource = useMemo(() => {
    const names = new Map(rows.map((entry) => [entry.id, classWords(entry, activities)]));
    const titles = { list: "Semana tipo", many: "clases" };
    return { table: { name: clubClasses.table }, titles, nameOf: ({ id }: { id: string }) => names.get(id) ?? "" };
  }, [rows, activities]);
  const readAnew = async () => {
    const now = await readWeek(clubId);
    await revalidate();
    return now;
  };
  if (!form || rows.length === 0) return <p>Esta semana no tiene clases: añade la primera en la rejilla.</p>;
  return <SheetGrid {...{ resource, form, rows, readAnew, together }} />;
}

/** The form of a class, but for its club: that is chosen above. */
function formOf(club_id: string, activities: readonly Activity[]) {
  const { club_id: _chosen, ...own } = clubClasses.columns;
  const options = activities.map(({ id, name }) => ({ value: id, text: name }));
  const columns = { ...own, activity_id: { ...own.activity_id, options } };
  const { draft: of, table: name, row: schema } = clubClasses;
  return manyForm({
    table: { name, schema, order: [] },
    form: { columns, of, empty: () => clubClasses.empty({ club_id }), input: clubClassInput },
  });
}
