/** Where a class stands among those it overlaps: in which column, counted from 0, of how many. */
export interface Column {
  column: number;
  columns: number;
}

type Span = { start: number; end: number };

/** Columns for the classes of a day, in the order given (by start): those that overlap stand side by side. */
export function sideBySide(classes: readonly Span[]): Column[] {
  const placed: Column[] = [];
  let group: { ends: number[]; members: number[]; end: number } = { ends: [], members: [], end: 0 };
  const close = () => {
    for (const member of group.members) Object.assign(placed[member] ?? {}, { columns: group.ends.length });
  };
  classes.forEach(({ start, end }, index) => {
    if (start >= group.end) {
      close();
      group = { ends: [], members: [], end };
    }
    const free = group.ends.findIndex((value) => value <= start);
    const column = free === -1 ? group.ends.length : free;
    group.ends[column] = end;
    group.members.push(index);
    group.end = Math.max(group.end, end);
    placed.push({ column, columns: 1 });
  });
  close();
  return placed;
}
