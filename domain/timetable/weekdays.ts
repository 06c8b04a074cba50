/** The days of the week by their number in the timetable (1 for Monday), with the letter of a narrow column. */
export const weekdays = [
  { value: "1", text: "lunes", letter: "L" },
  { value: "2", text: "martes", letter: "M" },
  { value: "3", text: "miércoles", letter: "X" },
  { value: "4", text: "jueves", letter: "J" },
  { value: "5", text: "viernes", letter: "V" },
  { value: "6", text: "sábado", letter: "S" },
  { value: "7", text: "domingo", letter: "D" },
] as const;
