import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";
import { tidyDescription } from "#domain/markdown/runs.ts";
import { removeAt } from "./commands.ts";

type Place = () => number | undefined;

/** A picture as the page shows it, and under it what it says to whoever does not see it. */
export function pictureView(node: Node, view: EditorView, placeOf: Place): NodeView {
  let shown = node;
  const dom = element("figure", "editor-picture");
  const image = dom.appendChild(document.createElement("img"));
  const words = dom.appendChild(element("div", "editor-picture__words row wraps ends"));
  const label = words.appendChild(document.createElement("label"));
  const input = document.createElement("input");
  input.className = "input";
  label.append("Texto alternativo", input);
  const remove = words.appendChild(element("button", "button button--line button--compact"));
  remove.type = "button";
  remove.textContent = "Quitar imagen";
  const show = () => {
    image.src = shown.attrs.src;
    image.alt = shown.attrs.alt;
    if (input.value !== shown.attrs.alt) input.value = shown.attrs.alt;
    input.placeholder = "Qué se ve, para quien no la ve";
    dom.toggleAttribute("data-wordless", shown.attrs.alt.trim() === "");
  };
  show();
  input.addEventListener("input", () => {
    const place = placeOf();
    const alt = tidyDescription(input.value);
    if (place !== undefined) view.dispatch(view.state.tr.setNodeAttribute(place, "alt", alt));
  });
  // It lies in the form of the text, which Enter would save.
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    view.focus();
  });
  remove.addEventListener("click", () => {
    const place = placeOf();
    if (place === undefined) return;
    removeAt(place)(view.state, view.dispatch);
    view.focus();
  });
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      shown = next;
      show();
      return true;
    },
    stopEvent: (event) => words.contains(event.target as globalThis.Node),
    ignoreMutation: () => true,
  };
}

/** What the editor has no way to write: it stays as it is and says so. */
export function unknownView(node: Node): NodeView {
  const dom = element("div", "editor-unknown pad sunken");
  dom.contentEditable = "false";
  const source = dom.appendChild(document.createElement("pre"));
  source.textContent = node.attrs.kept?.source ?? "";
  const reason = dom.appendChild(document.createElement("p"));
  reason.textContent =
    "Este trozo lleva algo que aquí no se puede escribir: se guarda tal cual. Cámbialo en «Markdown».";
  return { dom, ignoreMutation: () => true };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
