import { describe, expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { clubs } from "./clubs/club.ts";
import { extras } from "./clubs/extra.ts";
import { articles, newArticle } from "./publications/article.ts";
import { episodes } from "./publications/episode.ts";
import { testimonials } from "./publications/testimonial.ts";
import { headerLinks } from "./site/header-link.ts";
import { callToActionDraft, hero, heroDraft, logos } from "./site/site-content-input.ts";
import { clipField, videoField } from "./text-fields.ts";

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const errors = (result: Result) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

it("says that an order is no number, instead of guessing one", () => {
  const draft = { ...clubs.empty({ display_order: "7" }), name: "POZUELO" };
  for (const display_order of ["abc", "7,5", "99999999999999"]) {
    expect(errors(clubs.input.safeParse({ ...draft, display_order }))).toEqual({ display_order: formTexts.whole });
  }
  expect(clubs.input.parse({ ...draft, display_order: " -3 " }).display_order).toBe(-3);
});

it("lets a club stand last, and its link be a bare word", () => {
  const draft = { ...clubs.empty({ display_order: "7" }), name: "POZUELO", link: "pozuelo" };
  expect(clubs.input.parse(draft)).toMatchObject({ display_order: 7, link: "pozuelo", status: "Abierto" });
  expect(clubs.input.parse({ ...clubs.empty({ display_order: "7" }), name: "POZUELO" }).display_order).toBe(7);
  expect(clubs.input.parse({ ...draft, display_order: " " }).display_order).toBeNull();
  expect(errors(clubs.input.safeParse({ ...draft, link: "javascript:x" }))).toEqual({ link: formTexts.link });
  const endless = `https://a.example/${"x".repeat(300)}`;
  expect(errors(clubs.input.safeParse({ ...draft, link: endless }))).toEqual({ link: formTexts.tooLong(300) });
});

it("leaves a club where it stands, to the last digit of its degrees", () => {
  const where = { latitude: 40.40183, longitude: -3.70651 };
  const stored = { ...clubs.preview({ ...clubs.empty({ display_order: "1" }), name: "A" }), ...where };
  expect(clubs.draft(stored)).toMatchObject({ latitude: "40,40183", longitude: "-3,70651" });
  expect(clubs.input.parse(clubs.draft(stored))).toMatchObject(where);
});

it("says how hours that it cannot read", () => {
  const draft = {
    ...clubs.empty({ display_order: "1" }),
    name: "A",
    hours_weekdays: "7 a 23h",
    hours_saturday: "todo el día",
  };
  expect(errors(clubs.input.safeParse({ ...draft, hours_sunday: "Cerrado" }))).toEqual({
    hours_weekdays: formTexts.hoursMeant("7:00-23:00"),
    hours_saturday: formTexts.hours,
  });
});

it("keeps the address of an own file without the host it was uploaded from", () => {
  const image = "http://localhost:3000/storage/v1/object/public/public-assets/clubs/a.jpg";
  const club = clubs.input.parse({ ...clubs.empty({ display_order: "1" }), name: "A", image });
  expect(club.image).toBe("/storage/v1/object/public/public-assets/clubs/a.jpg");
});

it.each([
  "data:image/png;base64,x",
  "foto.jpg",
  "una foto",
  "https://dos palabras.es/a.jpg",
  "https://ana:clave@x.es/a.jpg",
])("%s is no address of a picture", (image) => {
  const read = clubs.input.safeParse({ ...clubs.empty({ display_order: "1" }), name: "A", image });
  expect(errors(read)).toEqual({ image: formTexts.source });
});

it.each(["http://otra.es/a.jpg", "HTTP://otra.es/a.jpg"])("%s would not be shown, and says so", (image) => {
  const read = clubs.input.safeParse({ ...clubs.empty({ display_order: "1" }), name: "A", image });
  expect(errors(read)).toEqual({ image: formTexts.insecure });
  const video = image.replace(".jpg", ".mp4");
  for (const field of [clipField, videoField])
    expect(field.safeParse(video).error?.issues[0]?.message).toBe(formTexts.insecure);
});

it("starts an extra offer as a visible bono", () => {
  expect(extras.empty({ club_id: "acacias", display_order: "3" })).toMatchObject({
    type: "bono",
    is_visible: true,
    display_order: "3",
  });
  expect(
    extras.input.safeParse({
      ...extras.empty({ club_id: "acacias", display_order: "3" }),
      title: "Bono 5",
      price: "175",
    }).success,
  ).toBe(true);
});

it("asks for text and path of a link of the menu", () => {
  expect(errors(headerLinks.input.safeParse(headerLinks.empty()))).toEqual({
    text: formTexts.required,
    path: formTexts.required,
  });
  expect(errors(headerLinks.input.safeParse({ ...headerLinks.empty(), text: "Clubs", path: "clubs" }))).toEqual({
    path: formTexts.link,
  });
  expect(headerLinks.input.parse({ ...headerLinks.empty(), text: "Voces", path: "/#voces" }).path).toBe("/#voces");
});

it("gives a testimonial five stars, and between one and five", () => {
  const draft = { ...testimonials.empty(), text: "Bien.", name: "Marta" };
  expect(testimonials.input.parse(draft).rating).toBe(5);
  for (const rating of ["0", "6", "4,5", "muchas"]) {
    expect(errors(testimonials.input.safeParse({ ...draft, rating }))).toEqual({ rating: formTexts.rating });
  }
});

it("takes a video by its link and keeps its id", () => {
  const draft = { ...episodes.empty(), title: "Uno", youtube_id: "https://youtu.be/a1B2c3D4-_e?t=4" };
  expect(episodes.input.parse(draft)).toMatchObject({ youtube_id: "a1B2c3D4-_e", season: 1 });
  expect(errors(episodes.input.safeParse({ ...draft, youtube_id: "https://example.com" }))).toEqual({
    youtube_id: formTexts.video,
  });
});

it("asks for title, slug, content and author of an article, dated now", () => {
  const draft = newArticle(new Date("2025-11-20T08:30:00Z"));
  expect(draft.publication_date).toBe("2025-11-20T09:30");
  expect(Object.keys(errors(articles.input.safeParse(draft))).sort()).toEqual(["author", "content", "slug", "title"]);
  const filled = { ...draft, title: "Fuerza", slug: "Más Fuerza", content: "# Hola", author: "Elena" };
  expect(errors(articles.input.safeParse(filled))).toEqual({ slug: formTexts.slug });
});

describe("the cards of the global content", () => {
  const stored = (key: string, value: string | null) => ({ content_key: key, content_value: value });

  it("keep empty values as empty text, and own files without their host", () => {
    const own = "/storage/v1/object/public/public-assets/logo.svg";
    expect(logos.input.parse({ logo_white_url: `http://localhost:3000${own}`, logo_color_url: " " })).toEqual({
      logo_white_url: own,
      logo_color_url: "",
    });
  });

  it("take the hero's video as any link of it, and nothing else", () => {
    const draft = heroDraft([stored("hero_main_title", "Más Que"), stored("hero_subtitle", null)]);
    expect(draft).toEqual({
      ...{ hero_image_url: "", hero_video_url: "", hero_main_title: "Más Que", hero_subtitle: "" },
      ...{ "hero_main_title@en": "", "hero_subtitle@en": "" },
    });
    const short = "https://youtube.com/shorts/aqz-KE-bpKQ";
    expect(hero.input.parse({ ...draft, hero_video_url: short })).toMatchObject({ hero_video_url: short });
    expect(errors(hero.input.safeParse({ ...draft, hero_video_url: "https://vimeo.com/1" }))).toEqual({
      hero_video_url: formTexts.video,
    });
  });

  it("fill the call-to-action with its defaults", () => {
    expect(callToActionDraft([stored("header_cta_text", "  ")])).toEqual({
      header_cta_text: "Únete Ahora",
      "header_cta_text@en": "",
      header_cta_path: "/clubs",
    });
  });
});
