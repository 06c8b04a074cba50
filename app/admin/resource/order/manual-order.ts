import type { StoredRow } from "#app/content/stored-row.ts";
import type { Ordered } from "#domain/lists/ordering.ts";
import { orderToasts } from "#texts/admin/order-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";

export interface OrderWords {
  reordered: ToastText;
  reorderFailed: ToastText | ((message: string) => ToastText);
}

export interface ManualOrder<Row> extends OrderWords {
  placeOf: (row: Row) => Ordered;
  /** The part of the list within which a row moves, where it has parts: rates of a club, offers of a type. */
  partOf: (row: Row) => string;
}

export function manualOrder<Row extends StoredRow & Ordered>(
  words: OrderWords = orderToasts,
  partOf: (row: Row) => string = () => "",
): ManualOrder<Row> {
  return {
    ...words,
    partOf,
    placeOf: ({ id, display_order }) => ({ id, display_order }),
  };
}
