import { Download, Upload } from "lucide-react";
import { Suspense, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { laterPart } from "../form/later-part.tsx";
import type { LongList } from "../resource/listed.ts";
import { OpenButton } from "../resource/open-button.tsx";
import type { ListDescription } from "../resource/resource.ts";
import { usePermissions } from "../session/permissions.ts";

const ExportDialog = laterPart(async () => (await import("./export-dialog.tsx")).ExportDialog);

interface InAndOutProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  path: string;
  /** What the list shows; of a long one, its page. */
  found?: readonly Row[];
  long?: LongList<Row> | undefined;
}

/** The list as a file, there and back. */
export function InAndOut<Row extends StoredRow>({ resource, path, found = [], long }: InAndOutProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const may = usePermissions();
  const { name } = resource.table;
  return (
    <>
      {(may("update", name) || may("create", name)) && (
        <OpenButton variant="line" to={`${path}/importar`}>
          <Icon of={Upload} size={17} />
          Importar
        </OpenButton>
      )}
      {found.length > 0 && (
        <Button size="compact" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={Download} size={17} />
          Exportar
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog resource={resource} found={found} long={long} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
