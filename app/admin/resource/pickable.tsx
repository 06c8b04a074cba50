import { type ReactNode, Suspense, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Button } from "../../ui/links/button.tsx";
import { laterPart } from "../form/later-part.tsx";
import { usePermissions } from "../session/permissions.ts";
import { InAndOut } from "../spreadsheet/in-and-out.tsx";
import type { LongList } from "./listed.ts";
import type { ListDescription } from "./resource.ts";

interface PickableProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  path: string;
  /** What the list has found; of a long one, its page. */
  found: readonly Row[];
  long?: LongList<Row>;
  children: ReactNode;
}

// `laterPart` forgets what a component is generic in.
const Picking = laterPart(async () => (await import("../many/picking.tsx")).Picking) as unknown as <
  Row extends StoredRow,
>(
  props: PickableProps<Row> & { onEnd: () => void },
) => ReactNode;

/** Rows of which people may pick some, and do something with all of those. */
export function Pickable<Row extends StoredRow>(props: PickableProps<Row>) {
  const { resource, path, found, long, children } = props;
  const [isPicking, setPicking] = useState(false);
  const may = usePermissions();
  if (isPicking)
    return (
      <Suspense fallback={children}>
        <Picking {...props} onEnd={() => setPicking(false)} />
      </Suspense>
    );
  return (
    <>
      <div className="list-tools">
        {found.length > 1 && !alone.test(resource.table.name) && may("update", resource.table.name) && (
          <Button size="compact" variant="line" onClick={() => setPicking(true)}>
            Elegir filas
          </Button>
        )}
        <InAndOut resource={resource} path={path} found={found} long={long} />
      </div>
      {children}
    </>
  );
}

/** What hangs on each of these is looked at one by one. */
const alone = /^(clubs|activities|page_words)$/;
