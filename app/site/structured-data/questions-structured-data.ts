import type { StructuredThing } from "./structured-data.tsx";

const heading = /<h([234])>([\s\S]*?)<\/h\1>/g;

/**
 * The questions that stand as headings in a clean text, with what follows each up to the next heading as its answer
 * (schema.org FAQPage). Null for fewer than two: one question is a headline.
 */
export function questionsStructuredData(html: string): StructuredThing | null {
  const found = [...html.matchAll(heading)];
  const questions = found.flatMap((match, place) => {
    const question = wordsOf(match[2] ?? "");
    const answer = wordsOf(html.slice(match.index + match[0].length, found[place + 1]?.index));
    return /.\?$/.test(question) && answer !== "" ? { question, answer } : [];
  });
  return askedAndAnswered(questions);
}

export function askedAndAnswered(questions: readonly { question: string; answer: string }[]): StructuredThing | null {
  if (questions.length < 2) return null;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of clean HTML, in which only these four entities are left. */
function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:strong|b|em|i|u|s|sub|sup|small|a)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
