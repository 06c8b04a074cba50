import { describe, expect, it } from "vitest";
import { clubFormInput, newClubForm, newClubId } from "./club-form.ts";

const clubs = [{ id: "retiro", timetable_url: "https://viejo.example/horario" }];
const origins = ["https://horarios.example"];
const read = (changes: object) => {
  const result = clubFormInput(clubs, origins).safeParse({ ...newClubForm(3), name: "Núñez de Balboa", ...changes });
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map((it) => [String(it.path[0]), it.message]));
};

describe("a new club", () => {
  it("is called in lower case without spaces and accents", () => {
    expect(read({})).toMatchObject({ id: "nunezdebalboa", name: "Núñez de Balboa", display_order: 3 });
  });

  it("gets another id when a club or a page of the panel has it", () => {
    expect(["Retiro", "Nuevo", "Ofertas"].map((name) => newClubId(name, clubs))).toEqual([
      "retiro2",
      "nuevo2",
      "ofertas2",
    ]);
  });

  it("needs a letter to be called by", () => {
    expect(read({ name: "¡¡!!" })).toEqual({ name: "Escribe un nombre con alguna letra o número." });
    expect(newClubId("💪", clubs)).toBeNull();
  });
});

it("a stored club keeps its id whatever it is called now", () => {
  expect(read({ id: "retiro", name: "Jerónimos" })).not.toHaveProperty("id");
});

describe("the timetable's address", () => {
  it("may be one that pages may embed, or none", () => {
    expect(read({ timetable_url: "https://horarios.example/retiro" })).toMatchObject({
      timetable_url: "https://horarios.example/retiro",
    });
    expect(read({ timetable_url: " " })).toMatchObject({ timetable_url: null });
  });

  it("is refused from elsewhere, with the sites that are allowed", () => {
    expect(read({ timetable_url: "https://otro.example/x" })).toEqual({
      timetable_url: "La web solo puede incrustar horarios de: horarios.example.",
    });
  });

  it("stays when it was there before the sites changed", () => {
    const timetable_url = "https://viejo.example/horario";
    expect(read({ id: "retiro", timetable_url })).toMatchObject({ timetable_url });
  });
});
