import { expect, it } from "vitest";
import { productToasts } from "#texts/site/list-toasts.ts";
import { buyClick, buyLabel, purchaseOf } from "./purchase.ts";
import { isOutOfStock, sizesInStock } from "./stock.ts";

const none = { S: 0, M: 0, L: 0, XL: 0 };
const url = "https://tienda.example/cinturon";
const belt = { stock: { ...none, M: 2, XL: 1 }, one_size_stock: null, purchase_url: url };
const bottle = { stock: none, one_size_stock: 4, purchase_url: url };
const soldOut = { stock: none, one_size_stock: null, purchase_url: url };

it("offers only sizes in stock, in their order", () => {
  expect(sizesInStock(belt)).toEqual(["M", "XL"]);
  expect(sizesInStock({ ...belt, one_size_stock: 3 })).toEqual([]);
});

it("is out of stock when no size is left, also as a single size", () => {
  expect([belt, bottle, soldOut, { ...bottle, one_size_stock: 0 }].map(isOutOfStock)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it("first says that a product cannot be bought yet, even when no size is chosen", () => {
  for (const purchase_url of [null, "", "javascript:alert(1)"]) {
    expect(buyClick({ ...belt, purchase_url }, null)).toEqual({ kind: "notice", notice: productToasts.comingSoon });
  }
});

it("then asks for a size when there is one to choose", () => {
  expect(buyClick(belt, null)).toEqual({ kind: "notice", notice: productToasts.sizeMissing });
  expect(buyClick(belt, "S")).toEqual({ kind: "notice", notice: productToasts.sizeMissing });
});

it("then goes to the shop", () => {
  expect(buyClick(belt, "M")).toEqual({ kind: "open", to: url });
  expect(buyClick(bottle, null)).toEqual({ kind: "open", to: url });
});

it("calls the button as staff do, or «Añadir al carrito»", () => {
  expect(["Próximamente", "", "  ", null].map((text) => buyLabel(text))).toEqual([
    "Próximamente",
    "Añadir al carrito",
    "Añadir al carrito",
    "Añadir al carrito",
  ]);
});

it("informs before it says that nothing is left, and leads to the shop only while something is", () => {
  expect(purchaseOf({ ...soldOut, purchase_url: null })).toEqual({ kind: "notice", notice: productToasts.comingSoon });
  expect(purchaseOf(soldOut)).toEqual({ kind: "sold-out" });
  expect(purchaseOf({ ...bottle, one_size_stock: 0 })).toEqual({ kind: "sold-out" });
  expect([belt, bottle].map(purchaseOf)).toEqual([
    { kind: "on-sale", to: url },
    { kind: "on-sale", to: url },
  ]);
});
