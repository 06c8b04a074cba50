import { CloudOff, Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/links/button.tsx";

export function NothingYet({ sentence, action }: { sentence: string; action: ReactNode }) {
  return (
    <div className="panel-box pad-20">
      <EmptyState icon={Inbox} action={action}>
        {sentence}
      </EmptyState>
    </div>
  );
}

export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const clear = (
    <Button size="compact" variant="line" onClick={onClear}>
      Borrar la búsqueda
    </Button>
  );
  return (
    <div className="panel-box pad-20">
      <EmptyState icon={SearchX} action={clear}>{`Nada coincide con «${search.trim()}».`}</EmptyState>
    </div>
  );
}

/** The read failed and its toast has said so: the frame stays, with the way to try once more. */
export function FailedList({ children = "La lista no se ha podido cargar." }: { children?: string }) {
  const { state, revalidate } = useRevalidator();
  const retry = (
    <Button size="compact" variant="line" onClick={() => revalidate()}>
      {state === "loading" ? "Cargando…" : "Reintentar"}
    </Button>
  );
  return (
    <div className="panel-box pad-20">
      <EmptyState icon={CloudOff} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
}
