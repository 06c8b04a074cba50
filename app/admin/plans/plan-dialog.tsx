import { type FormEvent, type ReactNode, useState } from "react";
import { fromMadridLocal, nextMadridMidnight, toMadridField } from "#domain/time/madrid-time.ts";
import { dateInWords, momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { Campaign } from "../../data/record/campaigns.ts";
import type { PlanMoments } from "../../data/record/planned-changes.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Select } from "../fields/select.tsx";
import { fieldInWords, fieldLabel } from "../form/field-in-words.ts";
import type { FormColumns } from "../form/form-handle.ts";
import { isSameDraft, namesOf } from "../form/is-same-draft.ts";
import { tellFailed } from "../session/attempt.ts";
import { usePermissions } from "../session/permissions.ts";
import { useAnswer } from "../session/use-answer.ts";
import { campaignsToCome } from "./campaign-commands.ts";
import { MomentField } from "./moment-field.tsx";
import { past, readSpan } from "./plan-span.ts";
import { PlannedPrice } from "./planned-price.tsx";

interface PlanDialogProps<Draft extends object> {
  /** Whose form it is, and its save of now; changes of many rows have neither. */
  row?: { table: string; id: string; replaced?: string | undefined; saveNow: (until: string | null) => void };
  columns: FormColumns<Draft>;
  stored: Draft;
  draft: Draft;
  /** Of the plan that is being changed. */
  moments: PlanMoments | null;
  /** What is to be known of the moment it begins with. */
  about?: ((begin: string) => ReactNode) | undefined;
  onPlan: (moments: PlanMoments) => void;
  onDismiss: () => void;
}

/** What of a form is to be kept for later, from when, and until when; or with which campaign. */
export function PlanDialog<Draft extends object>(props: PlanDialogProps<Draft>) {
  const { row, columns, stored, draft, moments, about, onPlan, onDismiss } = props;
  const [from, setFrom] = useState(() => toMadridField(moments?.from ?? nextMadridMidnight(new Date()).toISOString()));
  const [until, setUntil] = useState(toMadridField(moments?.until ?? null));
  const [errors, setErrors] = useState<{ from?: string; until?: string }>({});
  const mayJoin = usePermissions()("update", "campaigns");
  const campaigns = useAnswer(campaignsToCome, null, tellFailed(failed)) ?? [];
  const [chosen, setChosen] = useState(moments?.campaign ?? "");
  const campaign = campaigns.find(({ id }) => id === chosen);
  const begin = campaign?.starts_at ?? fromMadridLocal(from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (campaign) return onPlan({ from: campaign.starts_at, until: campaign.ends_at, campaign: campaign.id });
    const span = readSpan(from, until, new Date());
    if (span.kind === "span") return onPlan({ ...span, campaign: null });
    setErrors(span.faults);
  };
  return (
    <Dialog title="Guardar para más adelante" width={600} onDismiss={onDismiss}>
      <form noValidate onSubmit={submit}>
        <div className="dialog__body">
          <PlannedFields columns={columns} stored={stored} draft={draft} />
          <div className="field-row stack top gap-16">
            <MomentField
              id="plan-from"
              label="Desde"
              error={errors.from}
              value={campaign ? toMadridField(campaign.starts_at) : from}
              isReadOnly={campaign !== undefined}
              onChange={(value) => {
                setFrom(value);
                setErrors({});
              }}
            />
            <MomentField
              id="plan-until"
              label="Hasta"
              note="opcional, vuelve a como está"
              error={errors.until}
              value={campaign ? toMadridField(campaign.ends_at) : until}
              isReadOnly={campaign !== undefined}
              onChange={setUntil}
            />
          </div>
          {row && errors.from === past && (
            <PastQuestion onNow={() => row.saveNow(fromMadridLocal(until))} onChoose={() => setErrors({})} />
          )}
          {mayJoin && campaigns.length > 0 && (
            <CampaignField campaigns={campaigns} chosen={chosen} onChoose={setChosen} />
          )}
          {begin !== null && about?.(begin)}
          {row && begin !== null && Date.parse(begin) > Date.now() && (
            <PlannedPrice
              {...{ stored, draft, row, campaigns }}
              from={begin}
              until={campaign?.ends_at ?? fromMadridLocal(until)}
            />
          )}
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onDismiss}>
            Cancelar
          </Button>
          <Button size="compact" type="submit">
            {begin === null ? "Guardar para más adelante" : `Guardar para el ${dateInWords(begin)}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

/** A moment that has passed: now instead, or another one. */
function PastQuestion({ onNow, onChoose }: { onNow: () => void; onChoose: () => void }) {
  return (
    <p className="panel-notice row wraps gap-8">
      ¿Lo guardas ahora?
      <Button size="compact" variant="line" onClick={onNow}>
        Guardar ahora
      </Button>
      <Button
        size="compact"
        variant="text"
        onClick={() => {
          onChoose();
          document.getElementById("plan-from")?.focus();
        }}
      >
        Elegir otro momento
      </Button>
    </p>
  );
}

interface CampaignFieldProps {
  campaigns: readonly Campaign[];
  /** Its id; "" for none. */
  chosen: string;
  onChoose: (id: string) => void;
}

function CampaignField({ campaigns, chosen, onChoose }: CampaignFieldProps) {
  return (
    <Field id="plan-campaign" label="Campaña" note="opcional, empieza y acaba junta">
      {(control) => (
        <Select
          {...control}
          none="Ninguna"
          value={chosen}
          options={campaigns.map(({ id, name, starts_at }) => ({
            value: id,
            text: `${name} · ${momentInWords(starts_at)}`,
          }))}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}

type PlannedFieldsProps<Draft extends object> = Pick<PlanDialogProps<Draft>, "columns" | "stored" | "draft">;

function PlannedFields<Draft extends object>({ columns, stored, draft }: PlannedFieldsProps<Draft>) {
  const changed = namesOf(draft).filter((name) => !isSameDraft(draft[name] ?? "", stored[name] ?? ""));
  return (
    <dl className="facts breaks below-16" style={{ "--term": "25%" }}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(columns, name)}</dt>
          <dd>
            <del>{fieldInWords(columns, name, stored[name])}</del> <ins>{fieldInWords(columns, name, draft[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
