import { describe, expect, it } from "vitest";
import { formTexts } from "../texts/form-texts.ts";
import { articleInput, newArticle } from "./article.ts";
import { clubInput, newClub } from "./club-input.ts";
import { episodeInput, newEpisode } from "./episode.ts";
import { extraInput, newExtra } from "./extra.ts";
import { headerLinks } from "./header-link.ts";
import { newProduct, productInput } from "./product-input.ts";
import { newRate, rateDraft, rateInput } from "./rate-input.ts";
import { callToActionDraft, heroDraft, heroInput, logosInput } from "./site-content-input.ts";
import { testimonials } from "./testimonial.ts";

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const errors = (result: Result) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

const rate = { ...newRate("acacias"), title: "Anual", price: "49,90" };

describe("the form of a rate", () => {
  it("writes prices typed the Spanish way, lists line by line and null for what is empty", () => {
    const draft = { ...rate, old_price: "", included_services: "Sala\n\n Clases ", available_slots: "0" };
    expect(rateInput.parse(draft)).toMatchObject({
      club_id: "acacias",
      group: null,
      price: 49.9,
      old_price: null,
      included_services: ["Sala", "Clases"],
      not_included_services: [],
      available_slots: 0,
      offer_ends_at: null,
      subtitle: null,
    });
  });

  it("takes an earlier price only when it is higher", () => {
    expect(rateInput.parse({ ...rate, old_price: "49,91" }).old_price).toBe(49.91);
    for (const old_price of ["49,90", "30", "0"]) {
      expect(errors(rateInput.safeParse({ ...rate, old_price }))).toEqual({ old_price: formTexts.earlierPrice });
    }
  });

  it("means the clocks of Madrid", () => {
    expect(rateInput.parse({ ...rate, offer_ends_at: "2026-07-01T23:59" }).offer_ends_at).toBe(
      "2026-07-01T21:59:00.000Z",
    );
    const inTheGap = rateInput.parse({ ...rate, offer_ends_at: "2026-03-29T02:30" });
    expect(inTheGap.offer_ends_at).toBe("2026-03-29T01:30:00.000Z");
  });

  it("keeps the seconds of an end that nobody touches", () => {
    const stored = { ...rateInput.parse(rate), id: "1", created_at: "", updated_at: "", display_order: 1 };
    const offer_ends_at = "2026-07-01T21:59:59.5+00:00";
    expect(rateInput.parse(rateDraft({ ...stored, group: null, offer_ends_at })).offer_ends_at).toBe(offer_ends_at);
  });

  it.each(["0026-07-01T23:59", "0000-01-01T00:00", "2026-02-30T10:00", "20266-07-01T23:59"])(
    "does not take %s for a date that anybody means",
    (offer_ends_at) => {
      expect(errors(rateInput.safeParse({ ...rate, offer_ends_at }))).toEqual({ offer_ends_at: formTexts.date });
    },
  );

  it("says beside each field what is wrong", () => {
    const draft = { ...newRate(), price: "gratis", old_price: "-1", available_slots: "1,5", offer_ends_at: "mañana" };
    expect(errors(rateInput.safeParse({ ...draft, url: "javascript:alert(1)" }))).toEqual({
      club_id: formTexts.required,
      title: formTexts.required,
      price: formTexts.decimal,
      old_price: formTexts.negative,
      available_slots: formTexts.whole,
      offer_ends_at: formTexts.date,
      url: formTexts.link,
    });
  });

  it.each([
    ["39,999", formTexts.cents],
    ["100000000", formTexts.tooBig],
    ["", formTexts.required],
    ["   ", formTexts.required],
  ])("does not take the price «%s»", (price, message) => {
    expect(errors(rateInput.safeParse({ ...rate, price }))).toEqual({ price: message });
  });

  it("says how long a text may be", () => {
    expect(errors(rateInput.safeParse({ ...rate, title: "💪".repeat(201) }))).toEqual({
      title: formTexts.tooLong(200),
    });
    expect(rateInput.safeParse({ ...rate, title: "💪".repeat(200) }).success).toBe(true);
    expect(errors(rateInput.safeParse({ ...rate, included_services: "Sala\n".repeat(1_001) }))).toEqual({
      included_services: formTexts.tooLong(5_000),
    });
  });
});

it("puts a club without readable order at 99 and lets its link be a bare word", () => {
  const draft = { ...newClub(7), name: "POZUELO", display_order: "siete", link: "pozuelo" };
  expect(clubInput.parse(draft)).toMatchObject({ display_order: 99, link: "pozuelo", status: "Abierto" });
  expect(clubInput.parse({ ...newClub(7), name: "POZUELO" }).display_order).toBe(7);
  expect(clubInput.parse({ ...draft, display_order: " " }).display_order).toBeNull();
  expect(errors(clubInput.safeParse({ ...draft, link: "javascript:x" }))).toEqual({ link: formTexts.link });
});

it("says how hours are written that it cannot read", () => {
  const draft = { ...newClub(1), name: "A", hours_weekdays: "7 a 23h", hours_saturday: "todo el día" };
  expect(errors(clubInput.safeParse({ ...draft, hours_sunday: "Cerrado" }))).toEqual({
    hours_weekdays: formTexts.hoursMeant("7:00-23:00"),
    hours_saturday: formTexts.hours,
  });
});

it("keeps the address of an own file without the host it was uploaded from", () => {
  const image = "http://localhost:3000/storage/v1/object/public/public-assets/clubs/a.jpg";
  const club = clubInput.parse({ ...newClub(1), name: "A", image });
  expect(club.image).toBe("/storage/v1/object/public/public-assets/clubs/a.jpg");
  expect(errors(clubInput.safeParse({ ...newClub(1), name: "A", image: "data:image/png;base64,x" }))).toEqual({
    image: formTexts.source,
  });
});

it("starts an extra offer as a visible bono", () => {
  expect(newExtra("acacias", 3)).toMatchObject({ type: "bono", is_visible: true, display_order: "3" });
  expect(extraInput.safeParse({ ...newExtra("acacias", 3), title: "Bono 5", price: "175" }).success).toBe(true);
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
  const draft = { ...newEpisode(), title: "Uno", youtube_id: "https://youtu.be/a1B2c3D4-_e?t=4" };
  expect(episodeInput.parse(draft)).toMatchObject({ youtube_id: "a1B2c3D4-_e", season: 1 });
  expect(errors(episodeInput.safeParse({ ...draft, youtube_id: "https://example.com" }))).toEqual({
    youtube_id: formTexts.video,
  });
});

it("asks for title, slug, content and author of an article, dated now", () => {
  const draft = newArticle(new Date("2025-11-20T08:30:00Z"));
  expect(draft.publication_date).toBe("2025-11-20T09:30");
  expect(Object.keys(errors(articleInput.safeParse(draft))).sort()).toEqual(["author", "content", "slug", "title"]);
  const filled = { ...draft, title: "Fuerza", slug: "Más Fuerza", content: "# Hola", author: "Elena" };
  expect(errors(articleInput.safeParse(filled))).toEqual({ slug: formTexts.slug });
});

describe("the form of a product", () => {
  const draft = { ...newProduct(2), name: "Cinturón", price: "49" };

  it("stores no original price for empty and 0, no colours for an empty list, 0 for an empty stock", () => {
    const stock = { S: "", M: "3", L: "0", XL: " " };
    for (const original_price of ["", "0", "0,00"]) {
      expect(productInput.parse({ ...draft, original_price, stock })).toMatchObject({
        original_price: null,
        colors: null,
        stock: { S: 0, M: 3, L: 0, XL: 0 },
        one_size_stock: null,
        button_text: "Próximamente",
      });
    }
  });

  it("takes no stock that is no number for 0", () => {
    for (const L of ["muchos", "-1", "1,5"]) {
      const stock = { ...draft.stock, L };
      expect(Object.keys(errors(productInput.safeParse({ ...draft, stock })))).toEqual(["stock"]);
    }
  });

  it("keeps a colour once, however it is written", () => {
    expect(productInput.parse({ ...draft, colors: ["Negro", "negro", "Marrón", "MARRON"] }).colors).toEqual([
      "Negro",
      "Marrón",
    ]);
  });

  it("takes for its video what is one, and an original price that is higher", () => {
    expect(productInput.parse({ ...draft, video_url: "https://cdn.example/a.mp4" }).video_url).toMatch(/a\.mp4$/);
    for (const video_url of ["https://youtu.be/a1B2c3D4-_e", "https://cdn.example/a.jpg", "vídeo"]) {
      expect(errors(productInput.safeParse({ ...draft, video_url }))).toEqual({ video_url: formTexts.clip });
    }
    for (const original_price of ["48,99", "49"]) {
      expect(errors(productInput.safeParse({ ...draft, original_price }))).toEqual({
        original_price: formTexts.earlierPrice,
      });
    }
  });

  it.each([
    ["https://", formTexts.link],
    ["https://tienda", formTexts.link],
    ["www.tienda.example", formTexts.link],
    ["https://tienda.example/una taza", formTexts.linkSpaces],
    ["/una taza", formTexts.linkSpaces],
  ])("cannot be bought at «%s»", (purchase_url, message) => {
    expect(errors(productInput.safeParse({ ...draft, purchase_url }))).toEqual({ purchase_url: message });
  });

  it("makes a slug for a new one and keeps that of a stored one", () => {
    expect(productInput.parse(draft).slug).toMatch(/^cinturon-\d{6}$/);
    expect(productInput.parse({ ...draft, slug: "cinturon-123456" }).slug).toBe("cinturon-123456");
  });

  it("does not save without a name", () => {
    expect(errors(productInput.safeParse({ ...draft, name: "  " }))).toEqual({ name: formTexts.required });
  });
});

describe("the cards of the global content", () => {
  const stored = (key: string, value: string | null) => ({ content_key: key, content_value: value });

  it("keep empty values as empty text, and own files without their host", () => {
    const own = "/storage/v1/object/public/public-assets/logo.svg";
    expect(logosInput.parse({ logo_white_url: `http://localhost:3000${own}`, logo_color_url: " " })).toEqual({
      logo_white_url: own,
      logo_color_url: "",
    });
  });

  it("take the hero's video as any link of it, and nothing else", () => {
    const draft = heroDraft([stored("hero_main_title", "Más Que"), stored("hero_subtitle", null)]);
    expect(draft).toEqual({ hero_image_url: "", hero_video_url: "", hero_main_title: "Más Que", hero_subtitle: "" });
    const short = "https://youtube.com/shorts/aqz-KE-bpKQ";
    expect(heroInput.parse({ ...draft, hero_video_url: short })).toMatchObject({ hero_video_url: short });
    expect(errors(heroInput.safeParse({ ...draft, hero_video_url: "https://vimeo.com/1" }))).toEqual({
      hero_video_url: formTexts.video,
    });
  });

  it("fill the call-to-action with its defaults", () => {
    expect(callToActionDraft([stored("header_cta_text", "  ")])).toEqual({
      header_cta_text: "Únete Ahora",
      header_cta_path: "/clubs",
    });
  });
});
