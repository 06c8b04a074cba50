import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import {
  type PersonRecord,
  type PrivacyDraft,
  type PrivacySettings,
  privacySettings,
} from "../../content/people/privacy.ts";
import { findPerson, forgetPerson, removeForgottenCvs, savePrivacySettings } from "../../data/people/privacy.ts";
import { type SaveResult, type SentForm, saveResult } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";

export const findDataOf = (contact: string): Promise<PersonRecord[]> =>
  perform(["read", privacySettings.table], (client) => findPerson(client, contact));

export const eraseDataOf = (contact: string) =>
  perform(["delete", privacySettings.table], async (client) => {
    const counts = await forgetPerson(client, contact);
    const areFilesGone = await removeForgottenCvs(client).then(
      () => true,
      () => false,
    );
    return { counts, areFilesGone };
  });

export const saveTerms = ({
  values,
  version,
}: SentForm<Omit<PrivacySettings, "updated_at">>): Promise<SaveResult<PrivacyDraft>> =>
  perform(["update", privacySettings.table], async (client) => {
    const outcome = await savePrivacySettings(client, values, version ?? "");
    const { saved, saveFailed } = privacyToasts;
    return saveResult(outcome, privacySettings.draft, saved, saveFailed("nadie los ha encontrado."));
  });
