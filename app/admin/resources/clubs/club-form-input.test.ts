import { describe, expect, it } from "vitest";
import { clubs as entity } from "../../../content/clubs/club.ts";
import { clubFormInput, newClubId, newClubLink } from "./club-form-input.ts";

const clubs = [
  { id: "retiro", name: "RETIRO", link: "/club/retiro", timetable_url: "https://viejo.example/horario" },
  { id: "pozuelo", name: "POZUELO", link: "pozuelo-norte", timetable_url: null },
];
const origins = ["https://horarios.example"];
const read = (changes: object, ownId: string | null = null) => {
  const draft = { ...entity.empty({ display_order: "3" }), name: "Núñez de Balboa", ...changes };
  const result = clubFormInput(clubs, origins, ownId).safeParse(draft);
  return result.success
    ? result.data
    : Object.fromEntries(result.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
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

  it("is linked by the words of its name, parted by hyphens", () => {
    const links = ["Chueca Norte", "Núñez de Balboa", "Retiro", "Pozuelo Norte", "💪"];
    expect(links.map((name) => newClubLink(name, clubs))).toEqual([
      "chueca-norte",
      "nunez-de-balboa",
      "retiro-2",
      "pozuelo-norte-2",
      "",
    ]);
    expect(read({ name: "Chueca Norte", link: "chueca-norte" })).toMatchObject({ id: "chuecanorte" });
  });

  it("has no name and no page that another club has", () => {
    expect(read({ name: "retiro", link: "/club/Retiro" })).toEqual({
      name: "Ya hay un club con este nombre.",
      link: "Este enlace ya lleva al club RETIRO. Usa otro.",
    });
    expect(read({ link: "pozuelo" })).toEqual({ link: "Este enlace ya lleva al club POZUELO. Usa otro." });
    expect(read({ link: "/club/pozuelo-norte" })).toEqual({ link: "Este enlace ya lleva al club POZUELO. Usa otro." });
    expect(newClubId("Pozuelo Norte", clubs)).toBe("pozuelonorte");
    expect(newClubId("Pozuelo-Norte", clubs)).toBe("pozuelo-norte2");
  });

  it("says what clashes together with what is wrong elsewhere", () => {
    expect(read({ name: "retiro", link: "pozuelo", status: "", hours_saturday: "de 7 a 23h" })).toMatchObject({
      name: "Ya hay un club con este nombre.",
      link: "Este enlace ya lleva al club POZUELO. Usa otro.",
      status: "Este campo es obligatorio.",
      hours_saturday: expect.any(String),
    });
    expect(read({ name: "", link: "pozuelo" })).toEqual({
      name: "Este campo es obligatorio.",
      link: "Este enlace ya lleva al club POZUELO. Usa otro.",
    });
  });

  it.each([
    ["nuñez de balboa", "Usa solo letras sin acento, números y guiones, como nunez-de-balboa."],
    ["/club/Núñez", "Usa solo letras sin acento, números y guiones, como nunez."],
    ["/club/", "Usa solo letras sin acento, números y guiones, como acacias."],
    ["https://preventa.example/a b", "Una dirección no lleva espacios: quítalos."],
    ["javascript:x", "Escribe una dirección que empiece por https://, mailto: o /."],
  ])("says at the field what is wrong with the link «%s»", (link, message) => {
    expect(read({ link })).toEqual({ link: message });
  });

  it.each(["nunez-de-balboa", "/club/nunez", "club/nunez", "/p/apertura", "https://preventa.example/a"])(
    "may be linked by %s",
    (link) => expect(read({ link })).toMatchObject({ link }),
  );

  it("needs a letter to be called by", () => {
    expect(read({ name: "¡¡!!" })).toEqual({ name: "Escribe un nombre con alguna letra o número." });
    expect(newClubId("💪", clubs)).toBeNull();
  });
});

it("a stored club keeps its own name and link", () => {
  expect(read({ name: "RETIRO", link: "retiro" }, "retiro")).toMatchObject({ name: "RETIRO", link: "retiro" });
});

it("a stored club keeps its id whatever it is called now", () => {
  expect(read({ name: "Jerónimos" }, "retiro")).not.toHaveProperty("id");
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
    expect(read({ timetable_url }, "retiro")).toMatchObject({ timetable_url });
  });
});
