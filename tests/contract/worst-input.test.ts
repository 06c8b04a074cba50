import { expect, test } from "vitest";
import { mostMs, worstOf } from "../torture/parsers.ts";
import { worstInput } from "../torture/worst-input.ts";

/** This machine may have neighbours, and reads all of it for the first time; what is built to stop a page takes seconds. */
const patience = 5;

// `npm run torture -- parsers` measures against the limit itself.
test.each(worstInput.filter(({ elsewhere }) => !elsewhere).map((parser) => [parser.name, parser] as const))(
  "%s, at its worst, keeps no page waiting",
  async (_, parser) => {
    const { shape, ms } = await worstOf(parser, 1);
    expect(ms, shape).toBeLessThan(patience * mostMs);
  },
  60_000,
);
