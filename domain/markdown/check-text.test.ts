import { expect, it } from "vitest";
import { checkText } from "./check-text.ts";

it("finds pictures that nobody described, in quotes too", () => {
  expect(checkText("![](/a.jpg)\n\n![Sala](/b.jpg)\n\n> ![ ](/c.jpg)").wordlessPictures).toEqual([0, 2]);
});

it("finds headings that leave a level out", () => {
  expect(checkText("## A\n\n#### B\n\n## C\n\n### D").jumpingHeadings).toEqual([1]);
  expect(checkText("### A\n\n# B").jumpingHeadings).toEqual([]);
});

it("names each page of ours that the text leads to once", () => {
  const source = "[a](/clubs) [b](https://e.es) [c](#x)\n\n- [d](/merch)\n\n> [e](/clubs)";
  expect(checkText(source).ownLinks).toEqual(["/clubs", "/merch"]);
});
