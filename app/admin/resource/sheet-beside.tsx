import type { ReactNode, SyntheticEvent } from "react";
import { Tabs } from "../../ui/tabs.tsx";
import { markPictures } from "../form/mark-pictures.ts";

export type Beside = "preview" | "comments";

interface SheetBesideProps {
  preview: ReactNode;
  /** What colleagues say of the row; null where nobody can. */
  comments: { open: number; rail: ReactNode } | null;
  shown: Beside;
  onShow: (part: Beside) => void;
}

/** A preview is looked at: its links do not lead away from what is being typed. */
const stayHere = (event: SyntheticEvent) => event.preventDefault();

/** What stands beside a form: how its page will look, and what colleagues say of it. */
export function SheetBeside({ preview, comments, shown, onShow }: SheetBesideProps) {
  const looked = (
    <div className="sheet__look" onClickCapture={stayHere} {...markPictures}>
      {preview}
    </div>
  );
  if (!comments) {
    return (
      <aside className="sheet__preview pad-20" aria-label="Vista previa">
        <p className="sheet__preview-title fine muted below" aria-hidden="true">
          Vista previa
        </p>
        {looked}
      </aside>
    );
  }
  const count = comments.open > 0 && { count: comments.open };
  return (
    <aside className="sheet__preview sheet__preview--commented pad-20" aria-label="Vista previa y comentarios">
      <Tabs
        label="Al lado del formulario"
        selected={shown}
        onSelect={onShow}
        tabs={[
          { id: "preview", title: "La página", panel: looked },
          { id: "comments", title: "Comentarios", panel: comments.rail, ...count },
        ]}
      />
    </aside>
  );
}
