import { useEffect, useEffectEvent, useState } from "react";
import { seenTogether } from "#domain/panel/seen-together.ts";
import { readSession } from "../../data/people/auth.ts";
import { seeForm } from "../../data/record/open-forms.ts";
import { initialsOf } from "../history/who.ts";
import { browserClient } from "../session/browser-client.ts";

const everyMs = 20_000;

interface SeenTogetherProps {
  form: { key: string; isNew: boolean };
  /** A colleague may have done something here: one has had it open, or nobody has looked at this tab meanwhile. */
  onOthers?: (() => void) | undefined;
}

/** Which colleagues have the same form open: two who know of each other seldom meet in a conflict. */
export function SeenTogether({ form: { key, isNew }, onOthers }: SeenTogetherProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const tellOfOthers = useEffectEvent(() => onOthers?.());
  // Talks to the database, which tells colleagues, for as long as the form is open. What one makes anew is one's own.
  useEffect(() => {
    if (isNew) return;
    let isOpen = true;
    let before: readonly string[] = [];
    const tell = async (isBack = false) => {
      try {
        // Who has signed out, here or in another tab, left every form.
        if (!(await readSession(browserClient()))) return;
        const names = await seeForm(browserClient(), key, isOpen);
        if (!isOpen) return;
        setNames(names);
        if (isBack || before.length > 0) tellOfOthers();
        before = names;
      } catch {
        // The form works all the same.
      }
    };
    void tell();
    const clock = setInterval(tell, everyMs);
    const lookAgain = () => void (document.visibilityState === "visible" && tell(true));
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      isOpen = false;
      clearInterval(clock);
      document.removeEventListener("visibilitychange", lookAgain);
      void tell();
    };
  }, [key, isNew]);
  return (
    <p className="seen-together row gap-8 strong sunken rounded pull" aria-live="polite">
      {names.length > 0 && (
        <>
          <span className="initials round grey centred still strong" aria-hidden="true">
            {initialsOf(names[0] ?? "")}
          </span>
          {seenTogether(names)}
        </>
      )}
    </p>
  );
}
