import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Deferred } from "#app/ui/deferred.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { isProblem } from "../read-detail.ts";
import type { ListedPage } from "./read-listed-page.ts";

interface LateListProps<T> {
  value: ListedPage<T>["list"];
  /** The list's own address, where its first page is. */
  path: string;
  loading: ReactNode;
  children: (list: T | null) => ReactNode;
}

/** A page of a list, where it may come after the frame; by then it may prove to be none. */
export function LateList<T>({ value, path, loading, children }: LateListProps<T>) {
  return (
    <Deferred value={value} loading={loading}>
      {(row) => (isProblem(row) ? <MissingPage path={path} /> : children(row))}
    </Deferred>
  );
}

/** What the page of a 404 says, beneath the list's own heading. */
function MissingPage({ path }: { path: string }) {
  const t = useText();
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState icon={SearchX} action={<TextLink href={path}>{t("Ver la lista desde el principio")}</TextLink>}>
        {t("No se ha encontrado la página o no está disponible.")}
      </EmptyState>
    </>
  );
}
