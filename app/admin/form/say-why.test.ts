import { expect, test } from "vitest";
import { sayWhy } from "./say-why.ts";

test.each([
  ["TypeError: Failed to fetch", "No hay conexión con el servidor."],
  ["canceling statement due to statement timeout [5e9c]", "El servidor está muy ocupado y ha tardado demasiado"],
  ["The database does not answer at the moment [5e9c]", "La base de datos no responde."],
  ["The file store does not answer", "El almacén de archivos no responde."],
  ["could not extend file: No space left on device", "No queda espacio en el servidor"],
  ["The object exceeded the maximum allowed size", "El archivo pesa más de lo que admite el servidor."],
  ['duplicate key value violates unique constraint "events_pkey"', "Ya está: se ha hecho dos veces"],
  ['insert or update on table "x" violates foreign key constraint "y"', "Ya no existe algo de lo que depende"],
  ["unsupported Unicode escape sequence", "El texto lleva un carácter que no se puede guardar"],
  ["deadlock detected", "El servidor está muy ocupado"],
  ["", "El servidor no ha dado ninguna explicación."],
  ["Esa fecha ya está en el calendario.", "Esa fecha ya está en el calendario."],
])("of %j a person reads %j", (message, sentence) => {
  expect(sayWhy(new Error(message))).toContain(sentence);
});
