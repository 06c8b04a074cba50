import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchGroup } from "./search-group.tsx";

const words = { title: "Dormir <b>mejor</b>", description: "Ocho horas." };
const html = (picture: string | null) =>
  renderToStaticMarkup(
    <SearchGroup words={words} path="/9ftoday/dormir" picture={picture}>
      <p>Campos</p>
    </SearchGroup>,
  );

test("shows how a search result and a shared card will look, in words and never as tags", () => {
  const shown = html("/foto.jpg");
  expect(shown).toContain("NINE FITNESS › 9ftoday › dormir");
  expect(shown).toContain("Dormir &lt;b&gt;mejor&lt;/b&gt; | NINE FITNESS");
  expect(shown).toContain("Ocho horas.");
  expect(shown).toContain('src="/foto.jpg"');
});

test("a picture that could run something is not shown", () => {
  for (const picture of [null, "", "javascript:alert(1)"]) expect(html(picture)).not.toContain("<img");
});
