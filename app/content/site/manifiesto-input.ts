import * as z from "zod/mini";
import { ownFileAddress } from "#domain/files/own-file.ts";
import type { Language } from "#shared/language.ts";
import { column, words } from "../columns.ts";
import { type Columns, entity, translatable, translatableNames } from "../entity.ts";
import { type ManifiestoContent, type ManifiestoRow, manifiestoContent } from "./manifiesto.ts";
import { translated, translationsOf } from "./translation.ts";

/** The Manifiesto as its form holds it, one text per field; `others` are the keys that the form does not know. */
export interface ManifiestoDraft {
  hero_background: string;
  hero_alt: string;
  hero_line1: string;
  hero_line2: string;
  hero_subtitle: string;
  mission_background: string;
  mission_alt: string;
  mission_title: string;
  mission_text: string;
  vision_background: string;
  vision_alt: string;
  vision_title: string;
  vision_text: string;
  lines_background: string;
  lines_alt: string;
  lines: string[];
  cta_logo: string;
  cta_phrase: string;
  cta_button_text: string;
  cta_button_link: string;
  others: Leftovers;
}

const any = (label: string) => words(label, z.string());
const lines = column({
  label: "Líneas",
  stored: z.array(z.string()),
  input: z.array(z.string()),
  empty: [],
  blank: [],
  typed: (stored) => stored,
});

/** Its texts, which may be written in further languages, by the names of the form. */
const texts = entity("manifiesto_content", {
  hero_alt: translatable({ ...any("Texto alternativo del fondo"), part: "Hero" }),
  hero_line1: translatable(any("Título, línea 1")),
  hero_line2: translatable(any("Título, línea 2")),
  hero_subtitle: translatable(any("Subtítulo")),
  mission_alt: translatable({ ...any("Texto alternativo del fondo"), part: "Misión" }),
  mission_title: translatable({ ...any("Título"), part: "Misión" }),
  mission_text: translatable({ ...any("Texto"), part: "Misión" }, "text"),
  vision_alt: translatable({ ...any("Texto alternativo del fondo"), part: "Visión" }),
  vision_title: translatable({ ...any("Título"), part: "Visión" }),
  vision_text: translatable({ ...any("Texto"), part: "Visión" }, "text"),
  lines_alt: translatable({ ...any("Texto alternativo del fondo"), part: "Manifiesto" }),
  lines: translatable(lines, "list"),
  cta_phrase: translatable(any("Frase final")),
  cta_button_text: translatable(any("Texto del botón")),
});

/** What people call the fields of its form, by the part of the page. */
export const manifiestoColumns = {
  ...unmarked(texts.columns),
  hero_background: { label: "Fondo", part: "Hero" },
  mission_background: { label: "Fondo", part: "Misión" },
  vision_background: { label: "Fondo", part: "Visión" },
  lines_background: { label: "Fondo", part: "Manifiesto" },
  cta_logo: { label: "Logo" },
  cta_button_link: { label: "Enlace del botón" },
};

type Leftovers = Record<string, unknown>;
type Background = ManifiestoContent["hero"]["background"];

/** What the form writes: there are no checks, empty lines and any address may stay (admin §5). */
export const manifiestoInput = z.pipe(
  z.custom<ManifiestoDraft>(),
  z.transform((draft) => {
    // Of texts without checks none is at fault.
    const { translations } = texts.input.parse(draft);
    return { content: manifiestoOfDraft(draft), ...(translations && { translations }) };
  }),
);

/** The form of the stored document and its translations. */
export function manifiestoForm({ content, translations }: Pick<ManifiestoRow, "content" | "translations">) {
  const draft = manifiestoDraft(content);
  return { ...draft, ...translationsOf(texts.draft({ ...draft, translations })) };
}

/** The document as it reads in a further language. */
export function manifiestoIn(row: ManifiestoRow, language: Language): ManifiestoRow {
  const draft = { ...manifiestoDraft(row.content), translations: row.translations };
  const { fellBack, ...read } = translated(draft, translatableNames(texts.columns), language);
  return { ...row, content: manifiestoOfDraft(read), fellBack };
}

// Nothing is asked for in its form.
function unmarked<C extends Columns>(columns: C) {
  return Object.fromEntries(Object.entries(columns).map(([name, it]) => [name, { ...it, isRequired: false }])) as C;
}

/** The stored document as the fields of the form. */
export function manifiestoDraft({ hero, mission, vision, manifiesto, final_cta, ...rest }: ManifiestoContent) {
  const { background: heroBackground, title_line1, title_line2, subtitle, ...heroRest } = hero;
  const { background: missionBackground, title: mission_title, text: mission_text, ...missionRest } = mission;
  const { background: visionBackground, title: vision_title, text: vision_text, ...visionRest } = vision;
  const { background: linesBackground, lines, ...linesRest } = manifiesto;
  const { logo, phrase, button_text, button_link, ...ctaRest } = final_cta;
  const backgrounds = [heroBackground, missionBackground, visionBackground, linesBackground];
  const draft: ManifiestoDraft = {
    hero_background: heroBackground.src,
    hero_alt: heroBackground.alt ?? "",
    hero_line1: title_line1,
    hero_line2: title_line2,
    hero_subtitle: subtitle,
    mission_background: missionBackground.src,
    mission_alt: missionBackground.alt ?? "",
    mission_title,
    vision_background: visionBackground.src,
    vision_alt: visionBackground.alt ?? "",
    vision_title,
    mission_text,
    vision_text,
    lines_background: linesBackground.src,
    lines_alt: linesBackground.alt ?? "",
    lines,
    cta_logo: logo,
    cta_phrase: phrase,
    cta_button_text: button_text,
    cta_button_link: button_link,
    others: { rest, heroRest, missionRest, visionRest, linesRest, ctaRest, backgrounds: backgrounds.map(leftovers) },
  };
  return draft;
}

/** The document that the fields of the form say. */
export function manifiestoOfDraft(draft: ManifiestoDraft): ManifiestoContent {
  const { rest, heroRest, missionRest, visionRest, linesRest, ctaRest, backgrounds } = draft.others;
  const behind = (at: number, src: string, alt: string) => ({
    ...object(Array.isArray(backgrounds) ? backgrounds[at] : null),
    src: ownFileAddress(src),
    ...(alt.trim() !== "" && { alt: alt.trim() }),
  });
  const { hero_line1: title_line1, hero_line2: title_line2, hero_subtitle: subtitle, lines } = draft;
  return manifiestoContent.parse({
    ...object(rest),
    hero: {
      ...object(heroRest),
      background: behind(0, draft.hero_background, draft.hero_alt),
      title_line1,
      title_line2,
      subtitle,
    },
    mission: {
      ...object(missionRest),
      background: behind(1, draft.mission_background, draft.mission_alt),
      title: draft.mission_title,
      text: draft.mission_text,
    },
    vision: {
      ...object(visionRest),
      background: behind(2, draft.vision_background, draft.vision_alt),
      title: draft.vision_title,
      text: draft.vision_text,
    },
    manifiesto: { ...object(linesRest), background: behind(3, draft.lines_background, draft.lines_alt), lines },
    final_cta: {
      ...object(ctaRest),
      logo: ownFileAddress(draft.cta_logo),
      phrase: draft.cta_phrase,
      button_text: draft.cta_button_text,
      button_link: draft.cta_button_link.trim(),
    },
  });
}

function leftovers({ src: _src, alt: _alt, ...rest }: Background): Leftovers {
  return rest;
}

// A draft may come back from the browser's store, where anything can stand.
function object(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
