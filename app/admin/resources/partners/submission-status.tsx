import type { Submission } from "../../../content/submission.ts";
import { type ProposalStatus, statusText } from "../../../domain/partners/proposal-status.ts";
import { Chip } from "../../layout/chip.tsx";

const tones: Record<ProposalStatus, "works" | "plain" | "good" | "bad"> = {
  pending: "works",
  contacted: "plain",
  accepted: "good",
  discarded: "bad",
};

export function SubmissionStatus({ status }: { status: Submission["status"] }) {
  return <Chip tone={tones[status]}>{statusText(status)}</Chip>;
}
