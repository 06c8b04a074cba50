import { Sparkles } from "lucide-react";
import { type ReactNode, Suspense, use, useId } from "react";
import { aiReason, aiToasts } from "#texts/admin/article-admin-toasts.ts";
import { readAiState } from "../../../data/inbox/ask-ai.ts";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { browserClient } from "../../session/browser-client.ts";
import { onceAtWork } from "../../session/once-at-work.ts";

/** Null while it is not known: then nothing is promised and nothing is refused. */
export type AiState = Awaited<ReturnType<typeof readAiState>>;

let known: Promise<AiState> | undefined;

/**
 * Whether articles can be written here, for a loader: nothing waits for it. Asked until it is known, and the same promise
 * from then on: a list that is read anew must not wait for another one.
 */
export function askAiState(): Promise<AiState> {
  known ??= onceThere().then((state) => {
    if (state === null) known = undefined;
    return state;
  });
  return known;
}

/** The client of functions comes with it: not before there is a list to look at. */
const onceThere = () =>
  new Promise<AiState>((tell) => {
    onceAtWork(() => readAiState(browserClient()).then(tell, () => tell(null)));
  });

interface WithAiStateProps {
  asked: Promise<AiState>;
  children: (ai: AiState) => ReactNode;
}

/** What depends on whether articles can be written here, before and after that is known. */
export function WithAiState({ asked, children }: WithAiStateProps) {
  return (
    <Suspense fallback={children(null)}>
      <Known asked={asked}>{children}</Known>
    </Suspense>
  );
}

const Known = ({ asked, children }: WithAiStateProps) => children(use(asked));

export function AiButton({ asked, children }: { asked: Promise<AiState>; children: ReactNode }) {
  return <WithAiState asked={asked}>{(ai) => (ai?.isConfigured === false ? <AiRefusal /> : children)}</WithAiState>;
}

/**
 * In place of the button that has an article written, where none can be: it says why to whoever points at it, hears it
 * or presses it. It keeps its place in the order of focus, as what cannot have the focus cannot be asked.
 */
function AiRefusal() {
  const id = useId();
  const reason = aiReason("not_configured");
  return (
    <>
      <Button
        size="compact"
        variant="line"
        aria-disabled="true"
        aria-describedby={id}
        title={reason}
        onClick={() => showToast({ ...aiToasts.failed, description: reason })}
      >
        <Icon of={Sparkles} size={17} />
        Generar con IA
      </Button>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
}
