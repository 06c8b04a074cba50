import { TriangleAlert } from "lucide-react";
import { addressPath } from "#domain/links/redirects.ts";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import type { RedirectDraft } from "../../../content/site/redirect.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { useRested } from "../../resource/use-rested.ts";
import { useBrokenLinks } from "../../session/use-broken-links.ts";
import { withoutOwnHost } from "./without-own-host.ts";

export function RedirectFields({ form }: { form: FormHandle<RedirectDraft> }) {
  return (
    <FieldGroup title="Dirección">
      <TextField
        form={form}
        name="path"
        placeholder="/verano"
        hint="La dirección antigua o corta, sin página propia."
      />
      <SelectField form={form} name="status" />
      <TextField form={form} name="leads_to" placeholder="/p/verano-en-acacias" hint="Vacío si ya no existe." />
      <MissingTarget typed={form.draft.leads_to} />
    </FieldGroup>
  );
}

/** Warns, and forbids nothing: the page may come later. */
function MissingTarget({ typed }: { typed: string }) {
  const target = withoutOwnHost(useRested(typed.trim())) ?? "";
  const [broken] = useBrokenLinks(addressPath(target) === null ? [] : [target]);
  return (
    <div aria-live="polite">
      {broken && (
        <p className="row top gold rounded pad">
          <Icon of={TriangleAlert} size={18} className="accent" />
          {redirectTexts.nowhere(broken)}
        </p>
      )}
    </div>
  );
}
