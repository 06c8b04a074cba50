import { questionsIn } from "#app/content/site/blocks/questions-block.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { BlockProps } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

/** Questions that open on their answers; the browser's own `details`. */
export function QuestionsBlock({ block }: BlockProps<"questions">) {
  const questions = questionsIn(block);
  if (questions.length === 0) return null;
  return (
    <BlockSection block={block}>
      <div className="landing-questions lined" lang={contentLang(block, "questions")}>
        {questions.map(({ question, answer }) => (
          <details className="fold" key={question}>
            <summary>{question}</summary>
            <p className="lines">{answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
