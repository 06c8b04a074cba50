import { inLanguage, type Language } from "#shared/language.ts";

interface Booked {
  /** Of the private page that its link leads to. */
  path: string;
  date: string;
}

/** As a browser without scripts does: the last hour of the form that is free. */
export async function bookVisit(url: string, language: Language, name: string, phone: string): Promise<Booked> {
  const form = url + inLanguage("/club/acacias/visita", language);
  const page = await fetch(form).then((response) => response.text());
  const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([it]) => it);
  const readValue = (input = "") => /value="([^"]*)"/.exec(input)?.[1] ?? "";
  const hour = inputs.findLast((input) => input.includes('name="hora-') && !input.includes("disabled"));
  const date = /name="hora-([^"]*)"/.exec(hour ?? "")?.[1] ?? "";
  const body = new URLSearchParams({
    ...{ dia: date, [`hora-${date}`]: readValue(hour) },
    clave: readValue(inputs.find((input) => input.includes('name="clave"'))),
    ...{ nombre: name, email: `visita-${language}@correo.example`, telefono: phone },
  });
  const answer = await fetch(form, { method: "POST", body, redirect: "manual" });
  const to = answer.headers.get("location");
  if (!to) throw new Error(`No visit was booked: ${answer.status}`);
  return { path: new URL(to, url).pathname, date };
}
