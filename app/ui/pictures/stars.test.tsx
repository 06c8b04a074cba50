import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stars } from "./stars.tsx";

it.each([
  [5, 0],
  [3.4, 2],
  [1, 4],
  [0, 5],
  [7, 0],
])("draws five stars for a rating of %d, of which %d are faint", (rating, faint) => {
  const html = renderToStaticMarkup(<Stars rating={rating} />);
  expect(html.match(/<path /g)).toHaveLength(5);
  expect(html.match(/opacity="0.25"/g) ?? []).toHaveLength(faint);
});
