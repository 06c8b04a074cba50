import { expect, test } from "vitest";
import { readWebVtt } from "./web-vtt.ts";

const cue = "00:01.000 --> 00:04.000\n[Un disco cae en la barra.]";

test("what is WebVTT is kept, tidied", () => {
  const windows = `\uFEFFWEBVTT - Cinturón\r\n\r\nNOTE de quien\r\nlo escribió\r\n\r\n1\r\n${cue}  \r\n\r\n\r\n01:00:05.500 --> 01:00:09.000 line:80% align:center\r\nOtra vez.\r\n<v Marta>Y <i>otra</i>.\r\n`;
  expect(readWebVtt(windows)).toEqual({
    value: `WEBVTT - Cinturón\n\n1\n${cue}\n\n01:00:05.500 --> 01:00:09.000 line:80% align:center\nOtra vez.\n<v Marta>Y <i>otra</i>.`,
  });
});

test.each([
  ["", /primera línea/],
  ["webvtt\n\n", /primera línea/],
  ["WEBVTTX\n\n", /primera línea/],
  ["<!doctype html><script>alert(1)</script>", /primera línea/],
  ["1\n00:00:01,000 --> 00:00:04,000\nHola", /SRT/],
  ["WEBVTT\n\n", /ningún subtítulo/],
  [`WEBVTT\n${cue}`, /línea en blanco después de WEBVTT/],
  ["WEBVTT\n\n00:01 --> 00:04\nHola", /^Línea 3: no se entiende el tiempo/],
  ["WEBVTT\n\n00:01.000 -> 00:04.000\nHola", /^Línea 4: no se entiende el tiempo/],
  ["WEBVTT\n\n00:61.000 --> 01:99.000\nHola", /^Línea 3: no se entiende el tiempo/],
  ["WEBVTT\n\n00:04.000 --> 00:01.000\nHola", /^Línea 3: el subtítulo acaba antes/],
  [`WEBVTT\n\n${cue}\n\n00:00.500 --> 00:02.000\nAntes`, /^Línea 6: empieza antes/],
  ["WEBVTT\n\nuno\n00:01.000 --> 00:04.000\n\nHola", /^Línea 4: falta el texto/],
  [`WEBVTT\n\n${cue}\n00:05.000 --> 00:06.000\nOtra`, /^Línea 3: falta una línea en blanco/],
  [`WEBVTT\n\nSTYLE\n::cue { background: url(https://x) }\n\n${cue}`, /^Línea 3: quita los estilos/],
  ["WEBVTT\n\n00:01.000 --> 00:04.000 onload:alert(1)\nHola", /^Línea 3: no se entiende lo que va detrás/],
  [`WEBVTT\n\n${cue}\0`, /primera línea/],
  [`WEBVTT\n\n${cue}${"a".repeat(100_000)}`, /demasiado largo/],
])("what is not is told, with its line: %j", (typed, said) => {
  expect(readWebVtt(typed)).toEqual({ message: expect.stringMatching(said) });
});

test("a file of many lines is read at once, whatever it repeats", () => {
  const long = `WEBVTT\n\n00:01.000 --> 00:04.000 ${"align:start ".repeat(7_000)}x:\nHola`;
  expect(readWebVtt(long)).toEqual({ message: expect.stringMatching(/^Línea 3/) });
});
