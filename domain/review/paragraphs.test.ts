import { expect, test } from "vitest";
import { paragraphFinder, paragraphsOf, placedParagraphs } from "./paragraphs.ts";

const draft = {
  slug: "un-slug-que-no-cuenta",
  title: "Tu primer peso muerto",
  content:
    "## Antes de empezar\n\nLa **barra** pesa [veinte kilos](/clubs), y parece poco.\n\n- Los pies a la altura\n- La espalda en su sitio\n\n> Nadie nace sabiendo esto.\n\n![Una barra](/a.jpg)",
  image_url: "https://nine.example/una foto cualquiera.jpg",
  "title@en": "Your first dead lift",
  sections: [{ text: "Abrimos a las siete.", url: "/lo que sea aquí" }],
};

test("a form is read paragraph by paragraph, without marks, addresses and further languages", () => {
  expect(paragraphsOf(draft)).toEqual([
    "Tu primer peso muerto",
    "Antes de empezar",
    "La barra pesa veinte kilos, y parece poco.",
    "Los pies a la altura",
    "La espalda en su sitio",
    "Nadie nace sabiendo esto.",
    "Abrimos a las siete.",
  ]);
});

const paragraphs = ["El segundo día ya pones discos de diez.", "La barra pesa veinte kilos.", "Y nada más."];

test.each([
  ["La barra pesa veinte kilos.", "La barra pesa veinte kilos."],
  // Another order, and marks that came or went.
  ["la barra pesa «veinte» kilos", "La barra pesa veinte kilos."],
  ["El segundo día pones discos de cinco por lado.", "El segundo día ya pones discos de diez."],
  ["De esto ya no habla nadie en ninguna parte.", null],
  ["", null],
])("the quote %j is of %j", (quote, paragraph) => {
  expect(paragraphFinder(paragraphs)(quote)).toBe(paragraph);
});

test("a paragraph that says the same is preferred to a longer one that is like it", () => {
  expect(paragraphFinder(["Y nada más que eso.", "Y nada más."])("Y nada más.")).toBe("Y nada más.");
});

test("where a paragraph begins in its text is told with its marks, and of two alike of each", () => {
  const { content } = draft;
  const twice = `${content}\n\nLa **barra** pesa [veinte kilos](/clubs), y parece poco.`;
  const places = placedParagraphs(twice).filter(({ paragraph }) => paragraph.startsWith("La barra"));
  expect(places.map(({ at }) => at)).toEqual([content.indexOf("La **barra**"), twice.lastIndexOf("La **barra**")]);
});
