// @vitest-environment happy-dom

import { createRequire } from "node:module";
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { handleOf, panelForms } from "#tests/fixtures/panel-forms.tsx";
import { manifiestoContent } from "../../content/site/manifiesto.ts";
import { manifiestoColumns, manifiestoDraft } from "../../content/site/manifiesto-input.ts";
import { ManifiestoTabs } from "../manifiesto/manifiesto-tabs.tsx";

// What axe says of markup. Colours and sizes are the same in every form, and looked at in one of them in a browser
// (staff-reads-the-other-sections, and on a phone staff-uses-a-phone).

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The same that journeys use. */
const axe: Axe = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core");
const options = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
};

const sentence = "Este campo es obligatorio.";
const allAtFault = (columns: string[]) => Object.fromEntries(columns.map((name) => [name, sentence]));

beforeEach(() => {
  document.documentElement.lang = "es";
  document.head.innerHTML = "<title>Panel</title><style>[hidden] { display: none }</style>";
});
afterEach(cleanup);

async function expectNoFindings(fields: React.ReactNode): Promise<void> {
  const router = createMemoryRouter([{ path: "*", element: <main>{fields}</main> }]);
  const { findAllByText } = render(<RouterProvider router={router} />);
  await findAllByText(sentence);
  const { violations } = await axe.run(document, options);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

it.each(panelForms)("nothing stands in the way in the form of $table with all its faults", ({ columns, fields }) =>
  expectNoFindings(fields(allAtFault(columns))),
);

it.each(["hero", "mission", "vision", "lines", "cta"] as const)("nor in the part %s of the Manifiesto", (part) => {
  const form = handleOf(manifiestoDraft(manifiestoContent.parse({})), manifiestoColumns);
  const errors = allAtFault(Object.keys(manifiestoColumns));
  return expectNoFindings(<ManifiestoTabs form={{ ...form, errors }} selected={part} onSelect={() => undefined} />);
});
