import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** What the keys press and focus; both are there while a request is read. */
export const closeButtonId = "request-close";
export const replyFieldId = "request-reply-text";

/**
 * J and K go through the list, R answers, E closes; all of them rest while somebody types, a dialog is open or they are
 * switched off.
 */
export function useInboxKeys(
  rows: readonly { id: string }[],
  selected: string | undefined,
  isOn: boolean,
  words: string,
): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Talks to the keyboard, wherever the focus is.
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (step !== undefined) {
        const at = rows.findIndex(({ id }) => id === selected);
        const next = rows[at === -1 ? 0 : at + step];
        if (next) void navigate(`/admin/inbox/${next.id}${search.size > 0 ? `?${search}` : ""}`, { state: { words } });
      } else if (event.key.toLowerCase() === "r") {
        const reply = document.getElementById(replyFieldId);
        if (!reply) return;
        reply.focus();
      } else if (event.key.toLowerCase() === "e") {
        document.getElementById(closeButtonId)?.click();
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [rows, selected, search, navigate, isOn, words]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
}
