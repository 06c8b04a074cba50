/** What a day can be that is not like the others: hours of Sundays, none at all, or its own. */
export const dayKinds = [
  { value: "festivo", text: "Festivo" },
  { value: "cerrado", text: "Cerrado" },
  { value: "especial", text: "Horario especial" },
] as const;

export type DayKind = (typeof dayKinds)[number]["value"];
