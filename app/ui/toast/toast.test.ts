// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import "#tests/fixtures/panel-dom.tsx";
import { showToast } from "./toast.ts";

let dismiss: (() => void) | undefined;
afterEach(() => dismiss?.());

function openPage(): { heading: HTMLElement; picked: HTMLElement } {
  document.body.innerHTML = '<main><h1 tabindex="-1">Eventos</h1><button>Elegir</button></main>';
  const [heading, picked] = document.querySelectorAll<HTMLElement>("h1, button");
  if (!heading || !picked) throw new Error("no page");
  return { heading, picked };
}

function press(name: string): void {
  const button = [...document.querySelectorAll<HTMLElement>(".toast button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  button?.focus();
  button?.click();
}

const undo = { title: "Éxito", action: { label: "Deshacer", run() {} } };

test.each(["Deshacer", "Cerrar"])("after «%s» the focus is where it was before", (name) => {
  const { picked } = openPage();
  picked.focus();
  dismiss = showToast(undo);
  press(name);
  expect(document.querySelector(".toast")).toBeNull();
  expect(document.activeElement).toBe(picked);
});

test("what had the focus is gone: the page's heading has it", () => {
  const { heading, picked } = openPage();
  picked.focus();
  dismiss = showToast({ ...undo, action: { label: "Deshacer", run: () => picked.remove() } });
  press("Deshacer");
  expect(document.activeElement).toBe(heading);
});

test("a toast that goes by itself leaves the focus alone", () => {
  const { picked } = openPage();
  showToast(undo)();
  expect(document.activeElement).toBe(document.body);
  picked.focus();
  showToast(undo)();
  expect(document.activeElement).toBe(picked);
});
