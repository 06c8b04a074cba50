import { type CSSProperties, type FormEvent, useState } from "react";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { remainingInWords } from "#domain/time/remaining-in-words.ts";
import { formTexts } from "#texts/form-texts.ts";
import type { Campaign } from "../../data/record/campaigns.ts";
import { Button } from "../../ui/links/button.tsx";
import { MomentField } from "../plans/moment-field.tsx";
import { readSpan } from "../plans/plan-span.ts";

interface CampaignMomentsProps {
  campaign: Campaign;
  now: number;
  isFixed: boolean;
  onMove: (moments: { starts_at: string; ends_at: string }) => void;
}

/** From when and until when, with a bar that says where today is; moving it moves all of it. */
export function CampaignMoments({ campaign, now, isFixed, onMove }: CampaignMomentsProps) {
  const { starts_at, ends_at } = campaign;
  const stored = [toMadridLocal(starts_at), toMadridLocal(ends_at)] as const;
  const [from, setFrom] = useState<string>(stored[0]);
  const [until, setUntil] = useState<string>(stored[1]);
  const [errors, setErrors] = useState<{ from?: string; until?: string }>({});
  const hasBegun = Date.parse(starts_at) <= now;
  const isChanged = from !== stored[0] || until !== stored[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Of one that runs only the end moves, which must be to come.
    const span = readSpan(hasBegun ? toMadridLocal(new Date(Date.now() + 60_000)) : from, until, new Date());
    if (span.kind === "faults") return setErrors(span.faults);
    if (span.until === null) return setErrors({ until: formTexts.date });
    setErrors({});
    onMove({ starts_at: hasBegun ? starts_at : span.from, ends_at: span.until });
  };
  return (
    <form className="panel-box panel-card" noValidate onSubmit={submit} aria-label="Cuándo">
      <div className="field-row stack top gap-16">
        <MomentField
          id="campaign-from"
          label="Empieza"
          error={errors.from}
          value={from}
          isReadOnly={isFixed || hasBegun}
          onChange={setFrom}
        />
        <MomentField
          id="campaign-until"
          label="Acaba"
          error={errors.until}
          value={until}
          isReadOnly={isFixed}
          onChange={setUntil}
        />
      </div>
      <CampaignBar campaign={campaign} now={now} />
      {isChanged && (
        <div className="dialog__foot">
          <Button size="compact" type="submit">
            Mover la campaña
          </Button>
        </div>
      )}
    </form>
  );
}

const day = new Intl.DateTimeFormat("es-ES", { timeZone: "Europe/Madrid", weekday: "short", day: "numeric" });

function CampaignBar({ campaign: { starts_at, ends_at }, now }: Pick<CampaignMomentsProps, "campaign" | "now">) {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  const margin = Math.max(86_400_000, (end - start) / 4);
  const [first, last] = [Math.min(start, now) - margin, Math.max(end, now) + margin];
  const share = (moment: number) => `${(((moment - first) / (last - first)) * 100).toFixed(2)}%`;
  const shares: CSSProperties = { "--from": share(start), "--to": share(end), "--now": share(now) };
  return (
    <div className="campaign-bar" style={shares}>
      <span aria-hidden="true" />
      <p className="row gap-24 fine above-16">
        <span>Hoy, {day.format(now)}</span>
        <b>
          {now < start
            ? `Faltan ${remainingInWords(start - now)}`
            : now < end
              ? `Queda ${remainingInWords(end - now)}`
              : "Terminada"}
        </b>
      </p>
    </div>
  );
}
