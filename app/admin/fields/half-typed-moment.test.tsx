// @vitest-environment happy-dom

import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { openRoutes } from "#tests/fixtures/panel-dom.tsx";
import { failed } from "#texts/admin/section-toasts.ts";
import { optionalMomentField } from "../../content/number-fields.ts";
import { CardForm } from "../form/card-form.tsx";
import { useDraftForm } from "../form/use-draft-form.ts";
import { TextField } from "./text-field.tsx";

const input = z.object({ until: optionalMomentField });
type Draft = { until: string };
type Values = { until: string | null };

const save = vi.fn();

function Form() {
  const form = useDraftForm<Draft, Values>({
    key: "events/1",
    columns: { until: { label: "Hasta" } },
    initial: { until: "2027-05-01T10:00" },
    version: "v1",
    isNew: false,
    input,
    save: async ({ values }) => {
      save(values);
      throw new Error("kept open");
    },
    saveFailed: failed,
    onSaved: () => {},
  });
  return (
    <CardForm title="Evento" about="" save="Guardar" form={form}>
      <TextField form={form} name="until" kind="moment" />
    </CardForm>
  );
}

/** What no DOM but a browser's does: parts of a moment stand there, and the value is "". */
const holdParts = (field: HTMLElement, badInput: boolean) =>
  Object.defineProperty(field, "validity", { configurable: true, value: { badInput } });

it("takes a moment that is half typed for a fault, and one that is emptied for none", async () => {
  openRoutes([{ path: "/", element: <Form /> }], "/");
  const field = await screen.findByLabelText("Hasta");
  holdParts(field, true);
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.keyUp(field);
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
  expect(await screen.findByText("Escribe una fecha y una hora que existan.")).toBeDefined();
  expect(save).not.toHaveBeenCalled();
  holdParts(field, false);
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ until: null }));
});
