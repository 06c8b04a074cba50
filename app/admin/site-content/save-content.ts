import type { SupabaseClient } from "@supabase/supabase-js";
import { siteContentRows } from "../../content/site/site-content-input.ts";
import { translatedColumn } from "../../content/site/translation.ts";
import { readSiteContent } from "../../data/site/site-contents.ts";
import { namesOf } from "../form/is-same-draft.ts";
import type { SaveResult, SentForm } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";
import { type ContentForm, contentVersion, type KeyedDraft } from "./content-form.ts";
import { SavedInPart } from "./saved-in-part.ts";

/**
 * Stores a form of keyed values. They are read once more before they are written: what somebody else
 * has saved meanwhile is shown, not overwritten. An upsert by key (admin §7) cannot name a version, so two saves in the
 * same instant still go one over the other.
 */
export function saveContent<Draft extends KeyedDraft>(
  form: ContentForm<Draft>,
  sent: SentForm<Draft>,
): Promise<SaveResult<Draft>> {
  return perform(["update", "site_content"], (client) => store(client, form, sent));
}

async function store<Draft extends KeyedDraft>(
  client: SupabaseClient,
  { name, of, save }: ContentForm<Draft>,
  { values, version }: SentForm<Draft>,
): Promise<SaveResult<Draft>> {
  const now = of(await readSiteContent(client, namesOf(values)));
  if (contentVersion(now) !== version) return { kind: "conflict", draft: now, version: contentVersion(now) };
  const next = of(siteContentRows(values));
  const changed = namesOf(now).filter((field) => next[field] !== now[field]);
  try {
    const toast = await save(values, keysOf(changed.length > 0 ? changed : namesOf(now), namesOf(now)));
    return { kind: "saved", toast, id: name, version: contentVersion(next) };
  } catch (error) {
    if (!(error instanceof SavedInPart) || error.stored.length === 0) throw error;
    // Nobody else saved these: at the next try they are no conflict.
    const draft = of(siteContentRows({ ...now, ...pick(values, error.stored) }));
    return { kind: "partly", toast: error.toast, draft, version: contentVersion(draft) };
  }
}

/** A text is stored under its key, and with it what it says in further languages. */
const keyOf = (field: string) => translatedColumn(field)?.name ?? field;

/** The keys of these fields, each once: the names of those that are no translation. */
function keysOf<Name extends string>(fields: readonly Name[], all: readonly Name[]): Name[] {
  const keys = new Set<string>(fields.map(keyOf));
  return all.filter((value) => keys.has(value));
}

function pick(values: KeyedDraft, keys: readonly string[]): KeyedDraft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => keys.includes(keyOf(field))));
}
