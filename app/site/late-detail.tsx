import type { ReactNode } from "react";
import type { ErrorResponse } from "react-router";
import { Deferred } from "#app/ui/deferred.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { PlainText } from "#texts/translate.ts";
import { type Detail, isProblem } from "./read-detail.ts";

interface LateDetailProps<T> {
  value: Detail<T>;
  /** "Cargando producto..." */
  loading: PlainText;
  /** The page's title, which its head could not say yet. */
  title: (it: T) => string;
  /** What stands there when it is missing after all, or could not be read. */
  problem: (error: ErrorResponse) => ReactNode;
  children: (it: T) => ReactNode;
}

/** What a page is about, where it may come after the page's frame. */
export function LateDetail<T>({ value, loading, title, problem, children }: LateDetailProps<T>) {
  const t = useText();
  if (!(value instanceof Promise)) return children(value);
  return (
    <Deferred value={value} loading={<Loading className="wrap section">{t(loading)}</Loading>}>
      {(row) =>
        isProblem(row) ? (
          problem(row)
        ) : (
          <>
            <title>{pageTitle(title(row))}</title>
            {children(row)}
          </>
        )
      }
    </Deferred>
  );
}
