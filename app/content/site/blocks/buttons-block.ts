import { translatable } from "../../entity.ts";
import { blockLink, shortText } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

const mostLetters = 40;

/** One, two or three buttons in a row. */
export const buttonsBlock = blockKind(
  "buttons",
  { about: "Uno, dos o tres", group: "Lo de siempre" },
  {
    button1: translatable(shortText("Primer botón", mostLetters)),
    link1: blockLink("El primero lleva a"),
    button2: translatable(shortText("Segundo botón", mostLetters)),
    link2: blockLink("El segundo lleva a"),
    button3: translatable(shortText("Tercer botón", mostLetters)),
    link3: blockLink("El tercero lleva a"),
  },
);
