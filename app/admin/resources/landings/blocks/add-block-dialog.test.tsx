// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AddBlockDialog } from "./add-block-dialog.tsx";

afterEach(cleanup);

it("adds what the search has found, not a kind that it no longer shows", () => {
  const added: string[] = [];
  render(<AddBlockDialog after={undefined} onAdd={(kind) => added.push(kind)} onClose={() => {}} />);
  const search = (words: string) =>
    fireEvent.change(screen.getByLabelText("Buscar un bloque"), { target: { value: words } });
  const add = () => screen.getByRole("button", { name: /^Añadir/, hidden: true });
  search("vídeo");
  expect(add().textContent).toBe("Añadir Vídeo");
  fireEvent.click(add());
  expect(added).toEqual(["video"]);
  search("nada así");
  expect(add()).toHaveProperty("disabled", true);
  search("");
  expect(add().textContent).toBe("Añadir Texto");
});
