import { InputRule, inputRules, wrappingInputRule } from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import { type Command, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { schema } from "./schema.ts";
import { turnInto } from "./turn-into.ts";

const { nodes, marks } = schema;

/** Whoever types Markdown by habit gets what it means: `## `, `- `, `1. `, `> `, `---`, `**bold**`. */
export const typedMarks = (): Plugin =>
  inputRules({
    rules: [
      line(/^(#{1,6})\s$/, ([, signs = ""]) => turnInto("heading", signs.length)),
      line(/^[-*+•]\s$/, () => turnInto("list")),
      line(/^1[.)]\s$/, () => turnInto("numbered")),
      wrappingInputRule(/^>\s$/, nodes.quote),
      new InputRule(/^---$/, (state, _match, from) => {
        const $from = state.doc.resolve(from);
        if ($from.parent.type !== nodes.paragraph) return null;
        return state.tr.replaceWith($from.before(), $from.after(), [nodes.rule.create(), nodes.paragraph.create()]);
      }),
      mark(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
      mark(/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.italic),
    ],
  });

function line(pattern: RegExp, command: (match: RegExpMatchArray) => Command): InputRule {
  return new InputRule(pattern, (state, match, from, to) => {
    if (state.selection.$from.parent.type !== nodes.paragraph) return null;
    const tr = state.tr.delete(from, to);
    let then: Transaction | undefined;
    command(match)(state.apply(tr), (transaction) => {
      then = transaction;
    });
    // In one step with what was typed, so that one «deshacer» takes both back.
    for (const step of then?.steps ?? []) tr.step(step);
    return then ? tr.setSelection(TextSelection.create(tr.doc, then.selection.from)) : null;
  });
}

function mark(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, [, words = ""], from, to) => {
    const $from = state.doc.resolve(from);
    const tr = state.tr.replaceWith(from, to, schema.text(words, type.create().addToSet($from.marks())));
    return tr.removeStoredMark(type);
  });
}
