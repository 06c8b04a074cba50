import { expect, it } from "vitest";
import { parseCsv } from "#domain/text/parse-csv.ts";
import { toCsv } from "#domain/text/to-csv.ts";
import { activities } from "./activity.ts";
import { classesTable, readClasses } from "./club-classes-file.ts";

const known = ["Ciclo", "Espalda sana"].map((name, index) => ({
  ...activities.preview({ ...activities.empty(), name }),
  id: `id-${index}`,
  minutes: 45,
}));
const read = (file: string) => {
  const [head, ...lines] = parseCsv(file);
  return readClasses({ heading: head?.cells ?? [], lines }, "acacias", known);
};
const head = "Día;Empieza;Minutos;Actividad;Sala;Instructor;Plazas;Desde;Hasta";

it("reads the file that it wrote", () => {
  const file = [head, "lunes;7:15;50;Ciclo;Sala Ciclo;Nerea;24;2026-12-01;", "domingo;10:00;;espalda SANA;;;;;"].join(
    "\n",
  );
  const first = read(file);
  if (!("classes" in first)) throw new Error(JSON.stringify(first));
  expect(first.classes).toMatchObject([
    { weekday: 1, start_minute: 435, minutes: 50, activity_id: "id-0", room: "Sala Ciclo", places: 24 },
    // What it lacks the activity has.
    { weekday: 7, start_minute: 600, minutes: 45, activity_id: "id-1", room: null, valid_from: null },
  ]);
  const stored = first.classes.map((written, index) => ({
    ...written,
    id: String(index),
    created_at: "",
    updated_at: "",
  }));
  const { heading, rows } = classesTable(stored, known);
  expect(read(toCsv([heading, ...rows]))).toEqual(first);
});

it("reads what a spreadsheet made of it: other separators, order, days and accents", () => {
  const file = "actividad,dia,empieza,desde\nCiclo,X,07:15:00,1/12/2026\nCiclo,4,1899-12-30 07:15,2026-12-01 00:00";
  const said = { start_minute: 435, valid_from: "2026-12-01" };
  expect(read(file)).toMatchObject({
    classes: [
      { weekday: 3, ...said },
      { weekday: 4, ...said },
    ],
  });
});

it("takes nothing of a file with a fault, and names each line and why", () => {
  const lines = [
    "lunes;7:15;50;Ciclo;;;;;",
    "lunes;7:15;50;Remo;;;;;",
    "ayer;7:15;50;Ciclo;;;;;",
    "lunes;25:00;50;Ciclo;;;;;",
    "lunes;23:30;50;Ciclo;;;;;",
    "lunes;7:15;50;Ciclo;;;muchas;;",
  ];
  expect(read([head, ...lines].join("\r\n"))).toEqual({
    faults: [
      { line: 3, reason: "No hay ninguna actividad llamada «Remo»." },
      { line: 4, reason: "«ayer» no es un día de la semana." },
      { line: 5, reason: "Empieza: Escribe una hora del día, como 7:15." },
      { line: 6, reason: "Empieza: La clase tiene que acabar antes de medianoche: empieza antes o dura menos." },
      { line: 7, reason: "Plazas: Escribe un número entero." },
    ],
  });
});

it("says what is missing of a file that is another one", () => {
  expect(read("hola")).toEqual({ faults: [{ line: 1, reason: "Falta la columna «Día», «Empieza», «Actividad»." }] });
});
