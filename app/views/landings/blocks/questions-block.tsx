import { Plus } from "lucide-react";
import { questionsIn } from "#app/content/site/blocks/questions-block.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
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
            <summary className="spread lead ink">
              {question}
              <Icon of={Plus} size={20} />
            </summary>
            <p className="lines reads muted below-28">{answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
