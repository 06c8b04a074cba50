/** Under which name a row's unsaved draft is kept in the browser; all new rows of a table share one. */
export function draftKey(table: string, row: { id: string } | null): string {
  return `${table}/${row?.id ?? "nuevo"}`;
}
