import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { piecesOf, translateTexts } from "./translate-texts.ts";

/** An endpoint that answers each marked text as told, and notes what it was asked. */
function clientThat(answer: (query: string) => string) {
  const asked: string[] = [];
  const invoke = async (_: string, { body }: { body: { query: string } }) => {
    asked.push(body.query);
    return { data: { response: answer(body.query) }, error: null };
  };
  // Of the client only this is used.
  return { client: { functions: { invoke } } as unknown as SupabaseClient, asked };
}

const shout = (query: string) =>
  [...query.matchAll(/<t id="(\d+)">([\s\S]*?)<\/t>/g)]
    .map(([, id, words = ""]) => `<t id="${id}">${words.toUpperCase()}</t>`)
    .join("\n");

it("asks for several texts at once and gives each its own", async () => {
  const { client, asked } = clientThat(shout);
  const parts: number[][] = [];
  const given = await translateTexts(client, ["uno", "dos\ntres"], "inglés", (...values) => parts.push(values));
  expect(given).toEqual(["UNO", "DOS\nTRES"]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("Traduce al inglés");
  expect(parts).toEqual([[1, 1]]);
});

it("asks for a long text in pieces that the function takes, and puts it together again", async () => {
  const text = Array.from({ length: 40 }, (_, at) => `Párrafo ${at} ${"palabra ".repeat(30)}`.trim()).join("\n\n");
  const { client, asked } = clientThat(shout);
  expect(await translateTexts(client, [text], "inglés", () => undefined)).toEqual([text.toUpperCase()]);
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.max(...asked.map((value) => value.length))).toBeLessThan(4_000);
  expect(Math.max(...piecesOf("a".repeat(9_000)).map((piece) => piece.length))).toBeLessThanOrEqual(2_601);
});

it("gives nothing for a text that did not come back, and takes a single one without its marks", async () => {
  const half = clientThat(() => '<t id="2">two</t>');
  expect(await translateTexts(half.client, ["uno", "dos"], "inglés", () => undefined)).toEqual([null, "two"]);
  const bare = clientThat(() => "One");
  expect(await translateTexts(bare.client, ["uno"], "inglés", () => undefined)).toEqual(["One"]);
});
