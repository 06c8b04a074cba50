import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { modalPopover } from "#app/ui/dialog/modal-popover.ts";
import { ownHistoryEntry } from "#app/ui/dialog/own-history-entry.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
// Not fetched when it is needed: that is when the line is gone.
import { showToast } from "#app/ui/toast/toast.ts";
import { useText } from "#app/ui/use-text.ts";
import { type ProposalErrors, proposalErrors, proposalSteps } from "#domain/partners/proposal.ts";
import { proposalFailed, tooManyProposals } from "#texts/site/proposal-texts.ts";
import { type ToastText, toastIn } from "#texts/toast-text.ts";
import type { PlainText } from "#texts/translate.ts";
import type { ProposalAnswer } from "./proposal-answer.ts";
import { ProposalForm } from "./proposal-form.tsx";
import "./proposal.css";

type Step = 1 | 2 | 3;
const steps: PlainText[] = ["Tu empresa", "Tu propuesta", "Enviada"];

interface ProposalWizardProps {
  /** What the page came with, when a form was sent without scripts and refused. */
  answer: ProposalAnswer | null;
  /** Who answers for the data. */
  owner: string;
  slots: {
    /** Holds the link that opens the dialog. */
    call: ReactNode;
  };
}

/**
 * The form as a dialog in three steps (public-site §4); what was typed stays until it is sent. Without scripts it stands
 * below the gold block, all on one page, and the browser sends it.
 */
export function ProposalWizard({ answer, owner, slots }: ProposalWizardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { step, errors, setErrors, isSending, sent, show, goOn, submit, startAgain } = useSteps(answer, dialog, form);
  // Back closes the form, as it closes anything that lies over a page; what was typed stays.
  const [entry] = useState(() => ownHistoryEntry("proposal"));

  useEffect(() => {
    if (dialog.current) modalPopover(dialog.current, dialog.current.querySelector("h2"));
    return entry.follow(dialog.current);
  }, [entry]);

  function open(event: MouseEvent) {
    const isOpener = event.target instanceof Element && event.target.closest("[data-replay]") !== null;
    if (!isOpener || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showPopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the link in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key is a click too
    <div onClick={open}>
      {slots.call}
      <Dialog
        ref={dialog}
        id="propuesta"
        className="proposal"
        popover="auto"
        aria-labelledby="propuesta-titulo"
        data-surface="blanco"
        data-step={step}
        onToggle={({ newState }) => {
          if (newState === "open") return entry.push();
          entry.drop();
          if (step === 3) startAgain();
        }}
      >
        <Rail step={step} />
        <ProposalForm
          ref={form}
          owner={owner}
          round={sent}
          typed={sent === 0 ? (answer?.typed ?? {}) : {}}
          errors={errors}
          failure={answer?.failure ?? null}
          isSending={isSending}
          onSubmit={submit}
          onTyped={(field) => setErrors(({ [field]: _, ...others }) => others)}
          onNext={goOn}
          onBack={() => show(1, "input")}
          onAgain={() => {
            flushSync(startAgain);
            show(1, "input");
          }}
          onClose={() => dialog.current?.hidePopover()}
        />
      </Dialog>
    </div>
  );
}

/** Which step is shown, what is wrong in it, and the way to the next one. */
function useSteps(
  answer: ProposalAnswer | null,
  dialog: RefObject<HTMLDialogElement | null>,
  form: RefObject<HTMLFormElement | null>,
) {
  const t = useText();
  const [step, setStep] = useState<Step>(1);
  const [errors, setErrors] = useState<ProposalErrors>(answer?.errors ?? {});
  const [isSending, setSending] = useState(false);
  // How many were sent from here: each has fields of its own.
  const [sent, setSent] = useState(0);

  const typedIn = () =>
    Object.fromEntries([...new FormData(form.current ?? undefined)].map(([field, text]) => [field, String(text)]));

  /** Shows a step and moves the focus to what `focus` selects in it. */
  function show(next: Step, focus: string) {
    flushSync(() => setStep(next));
    dialog.current?.scrollTo({ top: 0 });
    form.current?.querySelectorAll(".proposal__step")[next - 1]?.querySelector<HTMLElement>(focus)?.focus();
  }

  /** Whether a step is filled in as it should be; when it is not, its fields say why and the first of them has the focus. */
  function check(asked: 1 | 2): boolean {
    const found = proposalErrors(typedIn(), asked);
    const fields = proposalSteps[asked - 1] ?? [];
    const others = Object.entries(errors).filter(([field]) => !fields.some((name) => name === field));
    flushSync(() => setErrors({ ...Object.fromEntries(others), ...found }));
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    return wrong === undefined;
  }

  function goOn() {
    if (check(1)) show(2, "textarea");
  }

  function submit(event: FormEvent) {
    // Below the gold block it is a page's own form, which the browser sends.
    if (!dialog.current?.matches(":popover-open")) return;
    event.preventDefault();
    if (step === 1) goOn();
    else if (step === 2) void send();
  }

  async function send() {
    if (!form.current || isSending || !check(2)) return;
    setSending(true);
    const outcome = await postProposal(form.current.action, typedIn());
    setSending(false);
    if (outcome === "sent") show(3, "h3");
    // The server found what we did not: its own page says what, beside everything typed.
    else if (outcome === "refused") form.current.submit();
    else showToast(toastIn(t, outcome === "failed" ? proposalFailed : outcome));
  }

  function startAgain() {
    setSent(sent + 1);
    setErrors({});
    setStep(1);
  }

  return { step, errors, setErrors, isSending, sent, show, goOn, submit, startAgain };
}

function Rail({ step }: { step: Step }) {
  const t = useText();
  return (
    <div className="proposal__rail column gap-0 room" data-surface="noche">
      <Titular id="propuesta-titulo" size={3} stacked tabIndex={-1}>
        {t("Conviértete en Partner")}
      </Titular>
      <ol className="proposal__progress row gap-8 above-20 small">
        {steps.map((name, index) => (
          <li key={name} {...(index + 1 === step && { "aria-current": "step" })}>
            {t(name)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const PATIENCE_MS = 20_000;

/**
 * Sends the form as the browser would and reads only the status: 303 means sent. A second try after a lost answer does
 * no harm, since the same proposal is kept once a day.
 */
async function postProposal(
  address: string,
  typed: Record<string, string>,
): Promise<"sent" | "refused" | "failed" | ToastText> {
  const answer = await fetch(address, {
    method: "POST",
    body: new URLSearchParams(typed),
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (answer?.type === "opaqueredirect") return "sent";
  if (answer?.status === 400) return "refused";
  return answer?.status === 429 ? tooManyProposals : "failed";
}
