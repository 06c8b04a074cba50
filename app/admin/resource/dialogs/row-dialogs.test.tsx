// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/fixtures/panel-dom.tsx";
import type { RecordTable } from "#app/data/records.ts";
import type { SectionToasts } from "#texts/admin/section-toasts.ts";

const line = vi.hoisted(() => ({ arrives: () => {} }));
vi.mock("../whole-row.tsx", async () => {
  await new Promise<void>((resolve) => {
    line.arrives = resolve;
  });
  return { WholeRow: () => <p>El formulario</p> };
});

it("answers a press before the form's code has come, lets go of it again, and shows the form once it is here", async () => {
  const { WholeRow } = await import("./row-dialogs.tsx");
  const onClose = vi.fn(async () => {});
  const titles = { edit: "Editar Cosa", one: "cosa", toasts: {} as SectionToasts };
  render(
    <WholeRow table={{} as RecordTable<{ id: string; updated_at: string }>} id="1" titles={titles} onClose={onClose}>
      {() => null}
    </WholeRow>,
  );
  await screen.findByRole("dialog", { name: "Editar Cosa" });
  screen.getByText("Cargando…");
  fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(onClose).toHaveBeenCalledOnce();
  line.arrives();
  await screen.findByText("El formulario");
  expect(screen.queryByText("Cargando…")).toBeNull();
});
