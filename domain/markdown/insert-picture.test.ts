import { expect, test } from "vitest";
import { insertPicture } from "./insert-picture.ts";
import { parseMarkdown } from "./markdown.ts";

const picture = { src: "/storage/a.jpg", alt: "sala de pesas" };

test("a picture goes after the line that is being written, never into it", () => {
  const { text, caret } = insertPicture("Uno\nDos", 1, picture);
  expect(text).toBe("Uno\n\n![sala de pesas](/storage/a.jpg)\n\nDos");
  expect(text.slice(0, caret)).toBe("Uno\n\n![sala de pesas](/storage/a.jpg)\n");
});

test("it stands first in an empty text and last at the end", () => {
  expect(insertPicture("", 0, picture).text).toBe("![sala de pesas](/storage/a.jpg)\n");
  expect(insertPicture("Uno\n\n\n", 99, picture).text).toBe("Uno\n\n![sala de pesas](/storage/a.jpg)\n");
});

test("words that somebody has written stay as they are", () => {
  const alt = "Una barra de 20 kg, técnica paso-a-paso: la mejor S.L";
  expect(insertPicture("", 0, { src: "/a.jpg", alt }).text).toBe(`![${alt}](/a.jpg)\n`);
});

test("whatever the file is called, the page shows a picture", () => {
  for (const name of ["[x](y).png", "a\\]b.jpg", "ñandú (1).JPG", ".png"]) {
    const blocks = parseMarkdown(insertPicture("Uno", 0, { src: "/a.png", alt: name }).text);
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "image"]);
  }
});
