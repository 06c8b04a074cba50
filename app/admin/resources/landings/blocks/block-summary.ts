import { madridFieldInWords } from "#domain/time/madrid-time.ts";
import { type Block, readBlock } from "../../../../content/site/blocks/blocks.ts";
import { questionsIn } from "../../../../content/site/blocks/questions-block.ts";
import type { StoredBlock } from "../../../../content/site/blocks/stored-block.ts";
import type { BlockChoices } from "./use-block-choices.ts";

/** What a block says, in a line of the list; or why nobody will see it. */
export function blockSummary(stored: StoredBlock, { clubs, reviews }: BlockChoices): { text: string; isLost: boolean } {
  const block = readBlock(stored);
  if (block === null) return lost("No se puede leer. Arréglalo en JSON o quítalo.");
  const wanted = clubsOf(block);
  const gone = clubs && wanted.find((id) => !clubs.some((club) => club.id === id));
  if (gone) return lost(`El club «${gone}» se borró. Elige otro o quita el bloque.`);
  if (needsClub(block) && wanted.length === 0) return lost("Elige un club: sin él no se ve.");
  if (block.kind === "testimonials" && reviews && !reviews.some(({ id }) => block.reviews.includes(id)))
    return lost("Elige alguna reseña: sin ellas no se ve.");
  const names = wanted.map((id) => clubs?.find((club) => club.id === id)?.name ?? id).join(", ");
  return { text: wordsOf(block, names) || "Sin rellenar todavía", isLost: false };
}

const lost = (text: string) => ({ text, isLost: true });

const clubsOf = (block: Block): string[] =>
  "clubs" in block && Array.isArray(block.clubs)
    ? block.clubs
    : "club" in block && block.club
      ? [String(block.club)]
      : [];

const needsClub = ({ kind }: Block) =>
  kind === "rates" || kind === "offers" || kind === "clubs" || kind === "timetable";

function wordsOf(block: Block, clubs: string): string {
  if (block.kind === "countdown") return madridFieldInWords(block.until) ?? "";
  if (block.kind === "questions") return counted(questionsIn(block).length, "pregunta", "preguntas");
  if (block.kind === "testimonials") return counted(block.reviews.length, "reseña", "reseñas");
  if (block.kind === "pictures" && block.images.length > 0) return counted(block.images.length, "foto", "fotos");
  if (block.kind === "buttons") return [block.button1, block.button2, block.button3].filter(Boolean).join(", ");
  if (block.kind === "video") return block.heading || block.video;
  if (block.kind === "text") return block.body && (block.heading || block.body.slice(0, 80));
  if (block.kind === "form") return clubs || block.heading;
  return clubs || block.heading;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
