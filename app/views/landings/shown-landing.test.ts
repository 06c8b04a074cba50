import { describe, expect, it } from "vitest";
import { landingContent } from "#app/content/site/landing-content.ts";
import { translatorOf } from "#texts/translators.ts";
import { cleanHtml } from "./clean-html.ts";
import { shownLanding } from "./shown-landing.ts";

const show = (content: object, html_content: string | null = null) =>
  shownLanding({ title: "Nombre", content: landingContent.parse(content), html_content }, cleanHtml);

describe("the body of a landing page", () => {
  it("is its section when it has one", () => {
    const shown = show({ sectionTitle: "Sección", sectionContent: ["<p>Uno</p>", "<p> </p>"] }, "<p>Aparte</p>");
    expect(shown.paragraphs).toEqual(["<p>Uno</p>"]);
    expect(show({ sectionTitle: "Sección" }, "<p>Aparte</p>").paragraphs).toEqual([]);
  });

  it("is its own HTML when it has none", () => {
    expect(show({ sectionTitle: "  ", sectionContent: ["<p></p>"] }, "<p>Aparte</p>").paragraphs).toEqual([
      "<p>Aparte</p>",
    ]);
    expect(show({}, "<script>x</script>").paragraphs).toEqual([]);
  });
});

it("is called after its row when it has no title", () => {
  expect(show({ mainTitle: " " }).title).toBe("Nombre");
  expect(show({ mainTitle: "Título" }).title).toBe("Título");
});

it("has a button only when it leads somewhere, named Descargar by default", () => {
  expect(show({ buttonUrl: "/guia.pdf" }).button).toEqual({ text: "Descargar", href: "/guia.pdf", isExternal: false });
  expect(show({ buttonUrl: "/guia.pdf", buttonText: " " }).button?.text).toBe("Descargar");
  expect(show({ buttonUrl: "https://a.example" }).button?.isExternal).toBe(true);
  expect(show({ buttonUrl: "" }).button).toBeNull();
  expect(show({ buttonUrl: "javascript:alert(1)" }).button).toBeNull();
});

it("keeps our own files wherever the site is, and no address that could run", () => {
  const shown = show({
    headerLogo1: "http://localhost:3000/storage/v1/object/public/public-assets/a.svg",
    headerLogo2: "javascript:alert(1)",
    mainImage: "data:text/html,x",
    footerInfo: {
      links: [
        { text: "A", url: "javascript:x" },
        { text: "", url: "/b" },
        { text: "C", url: "/c" },
      ],
      logo: "",
    },
  });
  expect(shown.logos).toEqual(["/storage/v1/object/public/public-assets/a.svg"]);
  expect(shown.image).toBeNull();
  expect(shown.footer).toEqual({ links: [{ text: "C", href: "/c", isExternal: false }], logo: null });
});

it("has an info box when there is something in it", () => {
  expect(show({ infoBoxContent: "<p>Hola</p><script>x</script>" }).infoBox).toBe("<p>Hola</p>");
  expect(show({ infoBoxContent: "<p></p>" }).infoBox).toBeNull();
  expect(show({}).infoBox).toBeNull();
});

it("is called after its hero where it has no title, and says when that is Spanish", () => {
  const t = translatorOf("en");
  const hero = { kind: "hero", id: "a", heading: "Abrimos" };
  const shown = (block: object) =>
    shownLanding(
      { title: "Nombre", content: landingContent.parse({ blocks: [block] }), html_content: null, fellBack: [] },
      cleanHtml,
      t,
    );
  expect(shown(hero)).toMatchObject({ title: "Abrimos", titleOf: "mainTitle", fellBack: ["mainTitle"] });
  expect(shown({ ...hero, "heading@en": "We open" })).toMatchObject({ title: "We open", fellBack: [] });
});
