/** How hard it is, by the words that people read; as many bars as its place. */
export const activityIntensities = [
  { value: "suave", text: "Suave" },
  { value: "media", text: "Media" },
  { value: "alta", text: "Alta" },
] as const;

/** The ground that an activity stands on (design §14); the mark tells it in grey. */
export const activityTones = [
  { value: "carbon", text: "Carbón" },
  { value: "oro", text: "Oro" },
  { value: "oro-claro", text: "Oro claro" },
  { value: "rayas", text: "Rayas" },
  { value: "piedra", text: "Piedra" },
  { value: "cal", text: "Cal" },
  { value: "blanco", text: "Blanco" },
] as const;

export const activityMarks = [
  { value: "cuadrado", text: "Cuadrado" },
  { value: "circulo", text: "Círculo" },
  { value: "triangulo", text: "Triángulo" },
  { value: "rombo", text: "Rombo" },
  { value: "barras", text: "Barras" },
  { value: "anillo", text: "Anillo" },
  { value: "cruz", text: "Cruz" },
] as const;

export type ActivityIntensity = (typeof activityIntensities)[number]["value"];
export type ActivityTone = (typeof activityTones)[number]["value"];
export type ActivityMark = (typeof activityMarks)[number]["value"];
