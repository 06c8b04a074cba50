// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { mostCvBytes } from "#domain/requests/cv-fault.ts";
import { enhanceCvFile } from "./enhance-cv-file.ts";

let input: HTMLInputElement;
beforeEach(() => {
  document.body.innerHTML = `<div><input id="cv" type="file" aria-describedby="cv-error">
    <p class="field__error" id="cv-error">Vuelve a elegir tu currículum.</p></div>`;
  input = document.querySelector("input") as HTMLInputElement;
  enhanceCvFile(input.parentElement as HTMLElement);
});

const told = () => document.querySelector(".field__error")?.textContent;

function choose(content: string | number, type = "application/pdf"): void {
  const bytes = typeof content === "string" ? content : new Uint8Array(content);
  Object.defineProperty(input, "files", { configurable: true, value: [new File([bytes], "cv.pdf", { type })] });
  input.dispatchEvent(new Event("change"));
}

it.each([
  [
    "a program that calls itself a PDF",
    "MZ a program",
    "Este archivo no es un PDF. Expórtalo como PDF y vuelve a elegirlo.",
  ],
  ["an empty file", "", "Este archivo está vacío. Elige otro."],
  ["a PDF with a password", "%PDF-1.7 trailer << /Encrypt 9 0 R >>", expect.stringContaining("tiene contraseña")],
  ["one of more than 8 MB", mostCvBytes + 1, "Este archivo pasa de 8 MB. Redúcelo y vuelve a elegirlo."],
])("%s is told before it is sent", async (_what, content, sentence) => {
  choose(content);
  await vi.waitFor(() => expect(told()).toEqual(sentence));
  expect(input.validationMessage).toEqual(sentence);
  expect(input.getAttribute("aria-describedby")).toBe("cv-error");
  choose("%PDF-1.7 %%EOF", "");
  expect(told()).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told()).toBeUndefined();
  expect(input.validity.valid).toBe(true);
});

it("only the file that is chosen now is spoken of", async () => {
  choose("MZ a program");
  choose("%PDF-1.7 %%EOF");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told()).toBeUndefined();
});

it("is told in the language of the page", async () => {
  document.documentElement.lang = "en";
  choose("MZ a program");
  await vi.waitFor(() => expect(told()).toBe("This file is not a PDF. Export it as a PDF and choose it again."));
  document.documentElement.lang = "es";
});
