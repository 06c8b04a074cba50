import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastRatio, parseColour } from "./colour-contrast.ts";
import { landingColours } from "./landing-colours.ts";

it("measures contrast as WCAG does", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#0c0c0a", "#d4af37")).toBeCloseTo(9.3, 1);
  expect(contrastRatio("#d4af37", "#ffffff")).toBeCloseTo(2.1, 1);
  expect(contrastRatio("#777777", "#777777")).toBe(1);
});

it("knows colours by three or six digits and nothing else", () => {
  expect(["#FFF", " #D4AF37 ", "red", "#ffff", "d4af37", "#xyzxyz", "", null, "#fff;}body{"].map(parseColour)).toEqual([
    "#ffffff",
    "#d4af37",
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("keeps colours that read well", () => {
  const colours = { mainBgColor: "#0c0c0a", mainTextColor: "#fff", mainTitleColor: "#D4AF37" };
  expect(landingColours(colours)).toEqual({
    background: "#0c0c0a",
    text: "#ffffff",
    title: "#d4af37",
    boxBackground: null,
    boxText: null,
  });
});

it("leaves out a pair that nobody could read", () => {
  const colours = {
    mainBgColor: "#eeeeee",
    mainTextColor: "#dddddd",
    infoBoxBgColor: "#000",
    infoBoxTextColor: "#222",
  };
  expect(landingColours(colours)).toEqual({
    background: null,
    text: null,
    title: null,
    boxBackground: null,
    boxText: null,
  });
});

it("gives a background without text colour the text that reads on it", () => {
  expect(landingColours({ mainBgColor: "#111111" }).text).toBe("#ffffff");
  expect(landingColours({ mainBgColor: "#f7d710" }).text).toBe("#0c0c0a");
  expect(landingColours({ mainBgColor: "#777777" }).text).toBe("#000000");
});

it("gives the title the colour of the text when its own does not read", () => {
  expect(landingColours({ mainBgColor: "#fff", mainTextColor: "#222222", mainTitleColor: "#d4af37" }).title).toBe(
    "#222222",
  );
});

it("always reads at 4.5, whatever is wanted", () => {
  const colour = fc.option(fc.stringMatching(/^#[0-9a-f]{6}$/), { nil: undefined });
  fc.assert(
    fc.property(
      colour,
      colour,
      colour,
      colour,
      colour,
      (mainBgColor, mainTextColor, mainTitleColor, infoBoxBgColor, infoBoxTextColor) => {
        const it = landingColours({ mainBgColor, mainTextColor, mainTitleColor, infoBoxBgColor, infoBoxTextColor });
        const onMain = [it.text, it.title].map((text) => contrastRatio(text ?? "#0c0c0a", it.background ?? "#ffffff"));
        // Without colours the box wears the design's pair; a text colour alone stands on white.
        const onBox = contrastRatio(it.boxText ?? "#0c0c0a", it.boxBackground ?? (it.boxText ? "#ffffff" : "#f6f6f4"));
        expect(Math.min(...onMain, onBox)).toBeGreaterThanOrEqual(4.5);
      },
    ),
  );
});
