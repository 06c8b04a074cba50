// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { MediaFile } from "../../content/media-file.ts";
import { ChosenFile } from "./chosen-file.tsx";

const file = {
  ...{
    id: "1",
    bucket: "public-assets",
    path: "medios/sala.jpg",
    name: "sala.jpg",
    mime: "image/jpeg",
    kind: "picture",
  },
  ...{
    bytes: 1,
    width: 1600,
    height: 1000,
    alt_es: "Una sala azul",
    alt_en: "",
    focal_x: null,
    focal_y: null,
    uses: 0,
  },
} as MediaFile;

it("asks in the language of the text what a picture shows, and says what is known in the other", () => {
  const told: MediaFile[] = [];
  const draw = (words?: "es" | "en") => (
    <MemoryRouter>
      <ChosenFile file={file} place={undefined} words={words} onWords={(next) => told.push(next)} />
    </MemoryRouter>
  );
  const { rerender } = render(draw("en"));
  const english = screen.getByLabelText<HTMLTextAreaElement>(/^Texto alternativo en inglés/);
  expect(english.value).toBe("");
  fireEvent.change(english, { target: { value: "A blue room" } });
  expect(told).toEqual([{ ...file, alt_en: "A blue room" }]);
  screen.getByText("En español: Una sala azul");
  rerender(draw("es"));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Texto alternativo/).value).toBe("Una sala azul");
  rerender(draw());
  screen.getByText(/En inglés: todavía nada/);
});
