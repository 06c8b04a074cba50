// @vitest-environment happy-dom

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { positions } from "#app/content/publications/position.ts";
import { OpenPositions } from "./open-positions.tsx";

const position = {
  ...positions.preview(positions.empty({ title: "Recepción" })),
  id: "1",
  created_at: "",
  updated_at: "",
};

it.each([
  [[position], "Puestos abiertos"],
  [[], "Candidatura abierta"],
])("invites into the family, whatever there is to apply for (public-site §2)", (list, title) => {
  document.body.innerHTML = renderToStaticMarkup(<OpenPositions positions={list} clubs={[]} chosen={null} />);
  const headings = [...document.querySelectorAll("h2")].map((element) => element.textContent);
  expect(headings).toEqual(["Únete a la Familia 9F", title]);
});
