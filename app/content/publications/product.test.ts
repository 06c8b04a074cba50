import { describe, expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { productInput, products } from "./product.ts";

type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const errors = (result: Result) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));

describe("the form of a product", () => {
  const draft = { ...products.empty({ display_order: "2" }), name: "Cinturón", price: "49" };

  it("stores no original price for empty and 0, no colours for an empty list, 0 for an empty stock", () => {
    const stock = { S: "", M: "3", L: "0", XL: " " };
    for (const original_price of ["", "0", "0,00"]) {
      expect(productInput.parse({ ...draft, original_price, stock })).toMatchObject({
        original_price: null,
        colors: null,
        stock: { S: 0, M: 3, L: 0, XL: 0 },
        one_size_stock: null,
        button_text: null,
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
