import { describe, expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { landingContent } from "../landing-content.ts";
import { readLandingJson } from "../landing-json.ts";
import { landingPageInput } from "../landing-page-input.ts";
import { contentDraft, contentOfDraft, newLandingPage } from "../landing-pages.ts";
import { type BlockName, blockKinds, copyOfBlock, newBlock, readBlock, readBlocks } from "./blocks.ts";
import { faultsOf } from "./faults-of.ts";
import { startingPages } from "./starting-pages.ts";

const names = Object.keys(blockKinds) as BlockName[];

describe.each(names)("a block of the kind %s", (name) => {
  it("is called by its name, and can be read as it is made", () => {
    expect(blockKinds[name].kind).toBe(name);
    expect(readBlock(newBlock(name))).toMatchObject({ kind: name, hideOnPhone: false });
    expect(faultsOf(newBlock(name))).toEqual({});
  });

  it("reads what is missing as empty, and keeps keys that nobody knows", () => {
    const block = readBlock({ kind: name, id: "a", tracking: { id: 7 } });
    expect(block).toMatchObject({ ...newBlock(name), id: "a", tracking: { id: 7 }, ...firstOptions(name) });
  });

  it.each(Object.keys(blockKinds[name].form.columns))("is left out when its %s is of the wrong kind", (field) => {
    expect(readBlocks([{ ...newBlock(name), [field]: 7 }])).toEqual([]);
  });

  it("has fields that are called otherwise than those of its page, with which it stands in one form", () => {
    const ofPage = Object.keys(newLandingPage());
    expect(Object.keys(blockKinds[name].form.columns).filter((key) => ofPage.includes(key))).toEqual([]);
  });
});

/** A choice that is missing is the first one. */
function firstOptions(name: BlockName): object {
  return name === "hero" ? { height: "tall" } : {};
}

it("leaves out what is no block, and shows the others", () => {
  const text = newBlock("text", { heading: "Hola" });
  expect(readBlocks([{}, { kind: "toString", id: "a" }, { kind: "hero" }, text])).toEqual([text]);
});

it("says at its field what is wrong in a block, and saves none of the page", () => {
  const blocks = [newBlock("buttons", { link1: "javascript:alert(1)" }), newBlock("countdown", { until: "pronto" })];
  expect(blocks.map(faultsOf)).toEqual([{ link1: formTexts.link }, { until: formTexts.date }]);
  const leads = ["/clubs", "#tarifas", "mailto:hola@example.test", "", "clubs", "https://a b.test/", "https://"];
  expect(leads.map((link1) => faultsOf(newBlock("buttons", { link1 })).link1)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...[formTexts.link, formTexts.linkSpaces, formTexts.link],
  ]);
  const { error } = landingPageInput.safeParse({ ...newLandingPage(), slug: "a", blocks });
  expect(error?.issues.map(({ path, message }) => [...path, message])).toEqual([
    ["blocks", 0, formTexts.link],
    ["blocks", 1, formTexts.date],
  ]);
});

it("saves a page with a block that nobody can read: the others are published", () => {
  const blocks = [{ kind: "hero", id: "a", heading: 7 }, newBlock("text")];
  expect(landingPageInput.safeParse({ ...newLandingPage(), slug: "a", blocks }).data?.content.blocks).toEqual(blocks);
});

it("leaves a page that was made before as it is", () => {
  const stored = { mainTitle: "Hola", sectionContent: ["<p>Uno</p>"], tracking: { id: 7 } };
  const content = landingContent.parse(stored);
  expect(Object.keys(content)).not.toContain("blocks");
  expect(contentOfDraft(contentDraft(content))).toEqual(content);
});

it("keeps blocks as they were written, in their order", () => {
  const blocks = [newBlock("text", { "heading@en": "Hello" }), newBlock("hero"), { kind: "later", id: "x" }];
  const content = landingContent.parse({ blocks });
  expect(contentOfDraft(contentDraft(content)).blocks).toEqual(blocks);
});

it("tells in the JSON what is no list of blocks", () => {
  expect(readLandingJson('{"blocks":"x"}')).toEqual({
    fault: "«blocks» tiene que ser una lista de bloques, entre corchetes",
  });
  expect(readLandingJson('{"blocks":[7]}')).toEqual({
    fault: "«blocks» tiene que ser una lista de bloques, entre corchetes",
  });
});

it("reads in English what has a translation, and says what has none", () => {
  const block = newBlock("hero", {
    heading: "Hola",
    text: "Ven",
    button: "Aquí",
    "heading@en": "Hello",
    "text@en": "",
  });
  const [read] = readBlocks([block], "en");
  expect(read).toMatchObject({ heading: "Hello", text: "Ven", button: "Aquí", fellBack: ["text", "button"] });
  expect(readBlocks([block])[0]).toMatchObject({ heading: "Hola" });
});

it("copies a block under an id of its own", () => {
  const block = newBlock("text", { heading: "Hola" });
  expect(copyOfBlock(block)).toEqual({ ...block, id: expect.not.stringMatching(`^${block.id}$`) });
});

it.each(startingPages)("the page $title begins with blocks that can all be read and saved", ({ make }) => {
  const blocks = make();
  expect(readBlocks(blocks)).toEqual(blocks);
  expect(blocks.map(faultsOf)).toEqual(blocks.map(() => ({})));
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  // Whoever publishes it as it is publishes no instruction.
  expect(JSON.stringify(blocks)).not.toMatch(/aquí/i);
});
