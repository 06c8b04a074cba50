import { useEffect, useState } from "react";
import { seenTogether } from "#domain/panel/seen-together.ts";
import { readSession } from "../../data/people/auth.ts";
import { seeForm } from "../../data/record/open-forms.ts";
import { initialsOf } from "../history/who.ts";
import { browserClient } from "../session/browser-client.ts";

const everyMs = 20_000;

/** Which colleagues have the same form open: two who know of each other seldom meet in a conflict. */
export function SeenTogether({ form: { key, isNew } }: { form: { key: string; isNew: boolean } }) {
  const [names, setNames] = useState<readonly string[]>([]);
  // Talks to the database, which tells colleagues, for as long as the form is open. What one makes anew is one's own.
  useEffect(() => {
    if (isNew) return;
    let isOpen = true;
    const tell = async () => {
      try {
        // Who has signed out, here or in another tab, left every form.
        if (!(await readSession(browserClient()))) return;
        const names = await seeForm(browserClient(), key, isOpen);
        if (isOpen) setNames(names);
      } catch {
        // The form works all the same.
      }
    };
    void tell();
    const clock = setInterval(tell, everyMs);
    return () => {
      isOpen = false;
      clearInterval(clock);
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
