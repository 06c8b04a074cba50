import { useRevalidator } from "react-router";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import type { AddressFigures } from "../../../content/site/redirect.ts";
import { Button } from "../../../ui/links/button.tsx";
import { Table } from "../../../ui/table.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { OpenButton } from "../../resource/open-button.tsx";
import { usePress } from "../../session/attempt.ts";
import { usePermissions } from "../../session/permissions.ts";
import { sayGone } from "./redirect-commands.ts";

type Missed = AddressFigures["missed"][number] & { guess: string | null };

/** What visitors asked for and found nothing, with the way to lead them elsewhere. */
export function MissedAddresses({ missed, path }: { missed: readonly Missed[]; path: string }) {
  const may = usePermissions();
  const columns = [
    { title: "Dirección", kind: "name", cell: (value: Missed) => <b>{value.path}</b> },
    { title: "Veces", kind: "number", cell: (value: Missed) => value.views.toLocaleString("es-ES") },
    { title: "Última vez", cell: (value: Missed) => value.last_day.split("-").reverse().join("/") },
    { title: "Quizá", cell: (value: Missed) => value.guess ?? "—" },
    {
      title: "Acciones",
      kind: "actions",
      cell: (value: Missed) =>
        may("create", "redirects") && (
          <>
            <OpenButton
              to={`${path}/nuevo?${new URLSearchParams({ desde: value.path, ...(value.guess && { hasta: value.guess }) })}`}
              label={`Llevar a… ${value.path}`}
              variant="line"
            >
              Llevar a…
            </OpenButton>
            <NotNeeded path={value.path} />
          </>
        ),
    },
  ] as const;
  return (
    <section aria-label="Pedidas en vano">
      <PageHead
        level={2}
        title="Pedidas en vano"
        about="Direcciones sin página que alguien ha pedido en los últimos 30 días, sin guardar quién."
      />
      {missed.length === 0 ? (
        <p className="panel-box pad-20">Nadie ha pedido una página que no existe.</p>
      ) : (
        <div className="panel-box">
          <Table label="Pedidas en vano" columns={columns} rows={missed} rowKey={(value) => value.path} />
        </div>
      )}
    </section>
  );
}

function NotNeeded({ path }: { path: string }) {
  const [isBusy, press] = usePress();
  const { revalidate } = useRevalidator();
  const say = () =>
    press(redirectTexts.notSaved, async () => {
      await sayGone(path);
      await revalidate();
      showToast(redirectTexts.notNeeded(path));
    });
  return (
    <Button
      size="compact"
      variant="text"
      busy={isBusy}
      aria-label={`No hace falta: ${path}`}
      onClick={() => void say()}
    >
      No hace falta
    </Button>
  );
}
