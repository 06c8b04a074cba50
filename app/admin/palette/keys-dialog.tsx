import { useLocation } from "react-router";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { sectionAt } from "../sections.ts";

interface Keys {
  /** Below this address. */
  at: string;
  title: string;
  keys: readonly [keys: string, does: string][];
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What keys do, everywhere and on some pages; the first that fits is this page's. */
const everywhere: Keys = {
  at: "/admin",
  title: "En todo el panel",
  keys: [
    [isApple ? "⌘ K" : "Ctrl K", "Buscar o ir a cualquier sitio"],
    [isApple ? "⌘ ↵" : "Ctrl ↵", "En la búsqueda: editar la fila elegida"],
    ["Tab", "En la búsqueda: todo lo que se hace con ella"],
    ["?", "Estas teclas"],
    ["Esc", "Cerrar lo que está abierto encima"],
  ],
};

const control = isApple ? "⌘" : "Ctrl";
const sheetKeys = {
  title: "En la tabla",
  keys: [
    ["F2 · Intro", "Escribir en la celda"],
    ["Mayús y flechas", "Elegir varias"],
    [`${control} D`, "Rellenar hacia abajo"],
    [`${control} C · ${control} V`, "Copiar y pegar, también con Excel"],
    [`${control} Z · ${control} Y`, "Deshacer · rehacer"],
    ["Supr", "Vaciar"],
  ],
} satisfies Omit<Keys, "at">;

const pages: readonly Keys[] = [
  { at: "/admin/prices", ...sheetKeys },
  { at: "/admin/merch", ...sheetKeys },
  { at: "/admin/clubs", ...sheetKeys },
  {
    at: "/admin/inbox",
    title: "En la bandeja",
    keys: [
      ["J · K", "La siguiente · la anterior"],
      ["R", "Responder"],
      ["E", "Cerrar la solicitud"],
    ],
  },
  {
    at: "/admin/timetable",
    title: "En el horario",
    keys: [
      ["Intro", "Levantar la clase, y soltarla"],
      ["↑ ↓ ← →", "Ir a otra clase; levantada, moverla"],
      ["Mayús ↑ ↓", "Levantada, alargarla o acortarla"],
      ["D", "Duplicarla"],
      ["Supr", "Quitarla"],
      ["Esc", "Devolverla a su sitio"],
    ],
  },
  {
    at: "/admin/9ftoday",
    title: "En el texto de un artículo",
    keys: [
      [isApple ? "⌘ B · ⌘ I" : "Ctrl B · Ctrl I", "Negrita · cursiva"],
      [isApple ? "⌘ K" : "Ctrl K", "Enlace"],
      [`${control} Alt 1 · 2 · 3`, "Títulos"],
      [`${control} Alt 0`, "Párrafo"],
      [`${control} Mayús 7 · 8 · 9`, "Lista numerada · lista · cita"],
      ["Ctrl Alt M", "Comentar el párrafo"],
      [`${control} Z · ${control} Y`, "Deshacer · rehacer"],
    ],
  },
  {
    at: "/admin/media",
    title: "En los medios",
    keys: [
      ["↑ ↓ ← →", "Ir a otra imagen; en el punto de enfoque, moverlo"],
      ["Intro", "Abrirla"],
    ],
  },
];

const lists: Keys = {
  at: "/admin",
  title: "En las listas",
  keys: [
    ["↑ ↓", "En las flechas de una fila, subirla o bajarla; en las casillas, ir a otra"],
    ["Mayús", "Al pulsar una casilla: elegir hasta ella"],
  ],
};

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const section = sectionAt(pathname);
  const here = pages.find(({ at }) => pathname.startsWith(at));
  const isList = section?.hasRows === true || !here || here.title === sheetKeys.title;
  return (
    <Dialog title="Teclas" width={520} onDismiss={onClose}>
      <div className="dialog__body">
        {[here, isList ? lists : undefined, everywhere]
          .filter((keys) => keys !== undefined)
          .map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <h3 className="below">{title}</h3>
              <dl className="facts" style={{ "--term": "130px" }}>
                {keys.map(([pressed, does]) => (
                  <div key={pressed}>
                    <dt>
                      <kbd>{pressed}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
