import { describe, expect, it } from "vitest";
import { emptyLandingContent, landingContent } from "./site/landing-content.ts";
import { manifiestoContent } from "./site/manifiesto.ts";
import { headerContent, heroContent } from "./site/site-content.ts";

describe("the document of a landing page", () => {
  it("reads as empty where something is missing or of the wrong kind", () => {
    const content = landingContent.parse({ mainTitle: 3, sectionContent: 4, footerInfo: { links: [{ text: "A" }] } });
    expect(content).toMatchObject({
      mainTitle: "",
      sectionContent: [],
      buttonText: "Descargar",
      footerInfo: { links: [{ text: "A", url: "" }], logo: "" },
    });
    expect(emptyLandingContent().buttonText).toBe("Descargar");
  });

  it("takes a single text for a list of one", () => {
    expect(landingContent.parse({ sectionContent: "<p>Uno</p>" }).sectionContent).toEqual(["<p>Uno</p>"]);
  });

  it("keeps keys that nobody knows", () => {
    const content = { ...emptyLandingContent(), tracking: { id: 7 } };
    expect(landingContent.parse(content)).toEqual(content);
  });
});

describe("the document of the Manifiesto", () => {
  it("has every part, whatever is stored", () => {
    expect(manifiestoContent.parse({ hero: null, mission: { title: "Misión" } })).toMatchObject({
      hero: { background: { src: "" }, title_line1: "", title_line2: "", subtitle: "" },
      mission: { background: { src: "" }, title: "Misión", text: "" },
      manifiesto: { lines: [] },
      final_cta: { logo: "", button_link: "" },
    });
  });

  it("keeps empty lines, any address and keys that nobody knows", () => {
    const stored = manifiestoContent.parse({
      manifiesto: { background: { src: "lo que sea", alt: "Sala", focus: "top" }, lines: ["", "Uno"] },
      extra: true,
    });
    expect(stored.manifiesto).toEqual({
      background: { src: "lo que sea", alt: "Sala", focus: "top" },
      lines: ["", "Uno"],
    });
    expect(stored).toMatchObject({ extra: true });
  });
});

it("falls back to the stated texts where header and hero have none", () => {
  expect(headerContent([{ content_key: "header_cta_text", content_value: "  " }])).toEqual({
    logoWhite: null,
    logoColor: null,
    ctaText: "Únete Ahora",
    ctaPath: "/clubs",
  });
  expect(heroContent([{ content_key: "hero_title_1", content_value: "Más Que" }])).toEqual({
    image: null,
    video: null,
    title1: "Más Que",
    title2: "FITNESS",
  });
});
