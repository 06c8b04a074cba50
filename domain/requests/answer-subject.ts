import { answerWords } from "./visitor-language.ts";

/** The subject of an answer, in the language of whoever wrote; what stands before it stands there once. */
export function answerSubject({
  kind,
  subject,
  language,
}: {
  kind: string;
  subject: string;
  language: string;
}): string {
  const { subjects } = answerWords(language);
  const asked = subjects === null ? subject.trim() : (subjects[kind] ?? "");
  return asked === "" ? "NINE FITNESS" : /^re:/i.test(asked) ? asked : `Re: ${asked}`;
}
