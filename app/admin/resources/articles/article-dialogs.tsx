import { useMemo } from "react";
import { Outlet } from "react-router";
import type { ListedArticle } from "../../../content/article.ts";
import { useCloseDialog } from "../../dialogs/use-close-dialog.ts";
import { DeleteDialog } from "../../resource/delete-dialog.tsx";
import type { Listed } from "../../resource/load-list.ts";
import { MissingRow } from "../../resource/missing-row.tsx";
import type { ListDescription } from "../../resource/resource.ts";
import type { Dialogs } from "../../resource/resource-dialogs.tsx";
import { RowForm } from "../../resource/row-form.tsx";
import { WholeRow } from "../../resource/whole-row.tsx";
import { articlesResource } from "./articles.tsx";

interface ArticleDialogsProps {
  list: Listed<ListedArticle>;
  description: ListDescription<ListedArticle>;
  path: string;
}

/** The dialogs of the articles: their list is without texts, so the form asks for the one it edits. */
export function ArticleDialogs({ list, description, path }: ArticleDialogsProps) {
  // While the section is off there are no dialogs.
  const resource = useMemo(() => articlesResource(true), []);
  const close = useCloseDialog(path);
  const remove = (id: string) => {
    const row = list.rows.find((it) => it.id === id);
    if (row) return <DeleteDialog resource={description} row={row} onClose={close} />;
    return list.isFailed ? null : <MissingRow what={description.titles.one} onClose={close} />;
  };
  const dialogs: Dialogs = {
    create: () => <RowForm key="new" resource={resource} row={null} rows={[]} onClose={close} />,
    edit: (id) => (
      <WholeRow key={id} resource={resource} id={id} onClose={close}>
        {(row) => <RowForm resource={resource} row={row} rows={[]} onClose={close} />}
      </WholeRow>
    ),
    remove,
  };
  return <Outlet context={dialogs} />;
}
