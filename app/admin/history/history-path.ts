/** Where the versions of a row are; those of what there is one of, of its one row. */
export const historyPath = (table: string, id = "1"): string => `/admin/historial/${table}/${encodeURIComponent(id)}`;
