import { Suspense, use, useMemo, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useRouteLoaderData } from "react-router";
import { DeleteDialog } from "#app/admin/resource/dialogs/delete-dialog.tsx";
import { ImportDialog, RowForm, WholeRow } from "#app/admin/resource/dialogs/row-dialogs.tsx";
import { articleAdminToasts } from "#texts/admin/article-admin-toasts.ts";
import type { Article, ListedArticle } from "../../../content/publications/article.ts";
import { articlesTable } from "../../../data/publications/articles.ts";
import { readRecord } from "../../../data/records.ts";
import { useCloseDialog } from "../../dialogs/use-way-back.ts";
import type { Listed } from "../../resource/listed.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import { SheetOnItsWay } from "../../resource/sheet-on-its-way.tsx";
import { sheetWidth } from "../../resource/sheet-width.ts";
import { readPage } from "../../session/read-page.ts";
import { withSession } from "../../session/with-session.ts";
import type { Route } from "./+types/article-route.ts";
import { askAiState } from "./ai-button.tsx";
import { articlesList, articlesResource } from "./articles-resource.tsx";
import type { clientLoader as listLoader } from "./articles-route.tsx";

const path = "/admin/9ftoday";

// While the section is off there are no dialogs.
const listed = articlesList(true);
const stored = articlesResource(true, Promise.resolve(null));

/** The list is without texts: the form's dialog opens at once and shows the article when it is here. */
export function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const isForm = id !== undefined && id !== "nuevo" && id !== "importar" && !isDelete(new URL(request.url));
  return { article: isForm ? readArticle(id) : null, ai: askAiState() };
}

const isDelete = ({ pathname }: { pathname: string }) => pathname.endsWith("/eliminar");

async function readArticle(id: string): Promise<Article | "missing" | "failed"> {
  const read = await readPage(articlesTable.name, articleAdminToasts.loadFailed, async (client) => {
    return (await withSession(() => readRecord(client, articlesTable, id))) ?? "missing";
  });
  return read ?? "failed";
}

/** What is typed must not be taken away by a second answer: another article is read, the same one is not read again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function ArticleRoute({ loaderData: { article, ai }, params: { id } }: Route.ComponentProps) {
  const list = useRouteLoaderData<typeof listLoader>("admin/resources/articles/articles-route")?.list;
  const location = useLocation();
  const close = useCloseDialog(path);
  const { formOf, stay } = useStayingForm(id);
  const resource = useMemo(() => articlesResource(true, ai), [ai]);
  if (id === undefined || !list) return null;
  if (id === "importar") return <ImportDialog resource={resource} onClose={close} />;
  if (isDelete(location)) return <DeleteArticle list={list} id={id} onClose={close} />;
  return (
    <Suspense
      key={formOf}
      fallback={<SheetOnItsWay title={listed.titles.edit} width={sheetWidth(stored.form)} onClose={close} />}
    >
      <ArticleForm resource={resource} article={article} onClose={close} onDraft={stay} />
    </Suspense>
  );
}

/** Which form is open. A new article gets its address with its first save, and its form stays the same one. */
function useStayingForm(id: string | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState({ id, form: 0, saved: "" });
  if (open.id !== id) setOpen({ id, form: open.saved === id ? open.form : open.form + 1, saved: "" });
  const stay = (saved: string) => {
    setOpen((previous) => ({ ...previous, saved }));
    // The form has what a read would bring, and more by now.
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state };
    return navigate(`${path}/${saved}`, options);
  };
  return { formOf: open.form, stay };
}

interface ArticleFormProps {
  resource: typeof stored;
  /** Null for a new one. */
  article: ReturnType<typeof readArticle> | null;
  onClose: () => Promise<void>;
  onDraft: (id: string) => Promise<void> | void;
}

function ArticleForm({ resource, article, onClose, onDraft }: ArticleFormProps) {
  const row = article && use(article);
  if (row === "missing") return <MissingRow what={resource.titles.one} onClose={onClose} />;
  if (row === "failed") return <MissingRow isFailed what={resource.titles.one} onClose={onClose} />;
  return <RowForm resource={resource} row={row} rows={[]} onClose={onClose} onDraft={onDraft} />;
}

function DeleteArticle({
  list,
  id,
  onClose,
}: {
  list: Listed<ListedArticle>;
  id: string;
  onClose: () => Promise<void>;
}) {
  const row = list.rows.find((entry) => entry.id === id);
  const question = (row: ListedArticle) => <DeleteDialog resource={listed} row={row} onClose={onClose} />;
  if (row) return question(row);
  if (list.long) {
    return (
      <WholeRow key={id} table={listed.table} id={id} titles={listed.titles} onClose={onClose}>
        {question}
      </WholeRow>
    );
  }
  return list.isFailed ? null : <MissingRow what={listed.titles.one} onClose={onClose} />;
}
