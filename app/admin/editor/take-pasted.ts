import type { EditorView } from "prosemirror-view";
import { showToast } from "../../ui/toast/toast.ts";
import { cleanPaste } from "./clean-paste.ts";

type Bring = (file: File) => Promise<string | null>;

/** What was pasted, cleaned; its pictures are shown at once and travel meanwhile. */
export function takePasted(html: string, view: EditorView, bring: Bring): string {
  const { html: clean, pictures, left } = cleanPaste(html, location.origin);
  if (left > 0) showToast(picturesLeft(left));
  return [...pictures].reduce((text, [name, data]) => {
    const file = fileOf(data, name);
    const shown = URL.createObjectURL(file);
    void bring(file).then((src) => settle(view, shown, src));
    return text.replaceAll(`"${name}"`, `"${shown}"`);
  }, clean);
}

const picturesLeft = (count: number) => ({
  title: count === 1 ? "Falta una imagen" : `Faltan ${count} imágenes`,
  description: "No se pueden traer desde donde estaban. Guárdalas en tu equipo y suéltalas en el texto.",
});

/** Pictures that lie in the text itself are written in base 64. */
function fileOf(data: string, name: string): File {
  const [head = "", body = ""] = data.split(",", 2);
  const type = /^data:([^;,]+)/.exec(head)?.[1] ?? "image/png";
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name.replace(":", "-")}.${type.split("/")[1]}`, { type });
}

/** Gives a picture its address, or takes it away when it has not arrived. */
function settle(view: EditorView, shown: string, src: string | null): void {
  URL.revokeObjectURL(shown);
  if (view.isDestroyed) return;
  const places: number[] = [];
  view.state.doc.descendants((node, at) => {
    if (node.attrs.src === shown) places.push(at);
  });
  const { tr } = view.state;
  for (const at of places.toReversed()) {
    if (src === null) tr.delete(at, at + (tr.doc.nodeAt(at)?.nodeSize ?? 0));
    else tr.setNodeAttribute(at, "src", src);
  }
  if (tr.docChanged) view.dispatch(tr.setMeta("addToHistory", false));
}
