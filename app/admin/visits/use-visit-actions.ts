import { useRevalidator } from "react-router";
import type { Language } from "#shared/language.ts";
import type { VisitAnswer } from "../../content/visit.ts";
import type { AgendaSlot, AgendaVisit, VisitSettings } from "../../content/visit-desk.ts";
import type { VisitPerson } from "../../domain/visits/check-person.ts";
import { visitToasts } from "../../texts/admin/visit-toasts.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { useSend } from "../form/use-send.ts";

export type SentVisit =
  | { what: "add"; club: string; start: string; person: VisitPerson; words: string; tell: boolean; language: Language }
  | { what: "move"; visit: string; start: string; tell: boolean }
  | { what: "status"; visit: string; status: AgendaVisit["status"]; tell: boolean };

/** The hours of a club's day, with what is free in them. */
export interface AskedHours {
  hoursOf: string;
  date: string;
}

/** One who waits to hear that a club is open: `words` are mailed to her; then she has heard of it. */
export type SentNotice =
  | { what: "tell"; request: string; subject: string; words: string }
  | { what: "told"; request: string };

/** With what holds for the whole site, where it has changed. */
export type SentSettings = { settings: VisitSettings; isInPopup: boolean | undefined };

/** Everything that changes the agenda: each says what came of it and settles with whether it was done. */
export function useVisitActions() {
  const { revalidate } = useRevalidator();
  const sendVisit = useSend<SentVisit, VisitAnswer>("/admin/visits");
  const askHours = useSend<AskedHours, AgendaSlot[]>("/admin/visits");
  const sendSettings = useSend<SentSettings, void>("/admin/visits");

  const told = async (asking: Promise<VisitAnswer>, good: string, toast: ToastText): Promise<boolean> => {
    try {
      const { result } = await asking;
      const isDone = result === good;
      showToast(isDone ? toast : visitToasts.refused(result));
      await revalidate();
      return isDone;
    } catch (error) {
      showToast(toastOf(error, visitToasts.saveFailed));
      return false;
    }
  };
  return {
    readHours: (club: string, date: string) => askHours({ hoursOf: club, date }, "post"),
    add: (it: Omit<Extract<SentVisit, { what: "add" }>, "what">) =>
      told(sendVisit({ what: "add", ...it }, "post"), "booked", visitToasts.added),
    move: (visit: string, start: string, tell: boolean) =>
      told(sendVisit({ what: "move", visit, start, tell }, "put"), "moved", visitToasts.moved),
    setStatus: (visit: string, status: AgendaVisit["status"], tell: boolean) =>
      told(sendVisit({ what: "status", visit, status, tell }, "put"), status, visitToasts.statuses[status]),
    saveSettings: async (sent: SentSettings): Promise<boolean> => {
      try {
        await sendSettings(sent, "patch");
        showToast(visitToasts.settingsSaved);
        await revalidate();
        return true;
      } catch (error) {
        showToast(toastOf(error, visitToasts.saveFailed));
        return false;
      }
    },
  };
}

export type VisitActions = ReturnType<typeof useVisitActions>;
