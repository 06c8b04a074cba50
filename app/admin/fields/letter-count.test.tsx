import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LetterCount } from "./letter-count.tsx";

const shown = (text: string, of: { limit?: number; isRoomy?: true }) =>
  renderToStaticMarkup(<LetterCount id="it" text={text} of={{ label: "Título", ...of }} />);

test("a place with little room is counted from the first letter", () => {
  expect(shown("", { limit: 24 })).toContain("0 de 24");
});

test("a limit that is far away is counted from where it comes near", () => {
  expect(shown("a".repeat(159), { limit: 200, isRoomy: true })).toBe("");
  expect(shown("a".repeat(160), { limit: 200, isRoomy: true })).toContain("160 de 200");
  expect(shown("a".repeat(201), { limit: 200, isRoomy: true })).toContain("bad");
  expect(shown("a".repeat(9_999), {})).toBe("");
});
