import { expect, it } from "vitest";
import { emptyLandingContent } from "./landing-content.ts";
import { readLandingJson } from "./landing-json.ts";

it("reads an object, with the keys that nobody knows, and null as empty", () => {
  const read = readLandingJson('{"mainTitle":"Hola","sectionTitle":null,"tracking":{"id":7},"footerInfo":{}}');
  expect(read).toEqual({ content: { ...emptyLandingContent(), mainTitle: "Hola", tracking: { id: 7 } } });
});

it("reads a text in place of the list of paragraphs as the one paragraph that it is", () => {
  expect(readLandingJson('{"sectionContent":"<p>Uno</p>"}')).toMatchObject({
    content: { sectionContent: ["<p>Uno</p>"] },
  });
});

it.each([
  ['{"mainTitle":', "Esto todavía no es un JSON válido"],
  ["", "Esto todavía no es un JSON válido"],
  ["[]", "El contenido tiene que estar entre llaves, como { … }"],
  ["null", "El contenido tiene que estar entre llaves, como { … }"],
  ['{"mainTitle":3}', "«mainTitle» tiene que ser un texto, entre comillas"],
  ['{"mainBgColor":["#fff"]}', "«mainBgColor» tiene que ser un texto, entre comillas"],
  ['{"sectionContent":{"a":"b"}}', "«sectionContent» tiene que ser una lista de textos, entre corchetes"],
  ['{"sectionContent":["a",{"b":"c"}]}', "«sectionContent» tiene que ser una lista de textos, entre corchetes"],
  ['{"footerInfo":"x"}', "«footerInfo» tiene que ser un objeto con links y logo"],
  ['{"footerInfo":{"links":"x"}}', "«footerInfo.links» tiene que ser una lista de enlaces, cada uno con text y url"],
  ['{"footerInfo":{"links":["x"]}}', "«footerInfo.links» tiene que ser una lista de enlaces, cada uno con text y url"],
])("%s is told: %s", (json, fault) => {
  expect(readLandingJson(json)).toEqual({ fault });
});
