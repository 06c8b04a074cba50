import { newBlock } from "./blocks.ts";
import { formAnchor } from "./form-block.ts";
import type { StoredBlock } from "./stored-block.ts";

/** A page that is begun already, its clubs and dates to be chosen. What is to be written is empty: visitors would read it. */
export interface StartingPage {
  id: string;
  title: string;
  about: string;
  make: () => StoredBlock[];
}

const toForm = `#${formAnchor}`;

export const startingPages: readonly StartingPage[] = [
  {
    id: "opening",
    title: "Apertura de un club",
    about: "Portada, cuenta atrás, tarifas, fotos y aviso de apertura",
    make: () => [
      newBlock("hero", {
        heading: "Abrimos nuevo club",
        text: "Los primeros socios entran con precio de apertura.",
        button: "Quiero mi plaza",
        buttonLink: toForm,
      }),
      newBlock("countdown", { heading: "Falta muy poco", over: "Ya está abierto" }),
      newBlock("text", { heading: "Qué vas a encontrar" }),
      newBlock("rates"),
      newBlock("pictures", { heading: "Así es por dentro" }),
      newBlock("questions", {
        heading: "Preguntas frecuentes",
        questions: ["¿Cuándo abre?", "¿Puedo apuntarme ya?\nSí. Te guardamos el precio de apertura."],
      }),
      newBlock("form", { heading: "Te avisamos" }),
    ],
  },
  {
    id: "summer",
    title: "Verano",
    about: "Portada, ofertas, horario y reseñas",
    make: () => [
      newBlock("hero", { heading: "Este verano entrena", button: "Ver las ofertas", buttonLink: "/clubs" }),
      newBlock("offers", { heading: "Ofertas de verano" }),
      newBlock("text", { heading: "Por qué ahora" }),
      newBlock("timetable"),
      newBlock("testimonials", { heading: "Lo dicen nuestros socios" }),
      newBlock("buttons", {
        button1: "Elige tu club",
        link1: "/clubs",
        button2: "Reserva una visita",
        link2: "/visita",
      }),
    ],
  },
  {
    id: "referral",
    title: "Trae a alguien",
    about: "Portada, cómo funciona, tarjetas de club y formulario",
    make: () => [
      newBlock("hero", {
        heading: "Trae a alguien",
        text: "Los dos salís ganando.",
        button: "Apúntalo",
        buttonLink: toForm,
      }),
      newBlock("text", {
        heading: "Cómo funciona",
        body: "1. Cuéntale a quien quieras dónde entrenas.\n2. Se apunta y dice tu nombre.\n3. Los dos recibís el regalo.",
      }),
      newBlock("clubs", { heading: "Dónde entrenar" }),
      newBlock("questions", {
        heading: "Preguntas frecuentes",
        questions: ["¿Cuántas personas puedo traer?\nLas que quieras."],
      }),
      newBlock("form", { heading: "Dinos quién viene" }),
    ],
  },
  {
    id: "event",
    title: "Evento",
    about: "Portada, cuenta atrás, programa, vídeo y formulario",
    make: () => [
      newBlock("hero", { heading: "Una tarde en el club", button: "Apúntame", buttonLink: toForm, height: "medium" }),
      newBlock("countdown", { over: "Ya ha empezado" }),
      newBlock("text", { heading: "El programa" }),
      newBlock("video", { heading: "Así fue el último" }),
      newBlock("clubs", { heading: "Dónde es" }),
      newBlock("form", { heading: "Apúntate" }),
    ],
  },
];
