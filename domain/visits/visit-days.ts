import { inSpanish, type Translate } from "#texts/translate.ts";
import { type DayHours, dayHours, type SpecialDay } from "../clubs/day-hours.ts";
import type { OpeningHours } from "../clubs/opening-hours.ts";
import { clockText } from "../time/clock.ts";
import { addDays } from "../time/dates.ts";
import { visitMinutes } from "./visit-words.ts";

/** An hour of the agenda as the database offers it; `late` is too near to be booked. */
export interface VisitSlot {
  on_date: string;
  minute: number;
  starts_at: string;
  ends_at: string;
  free: number;
  state: "free" | "full" | "late";
}

/** A day of the strip: what it says under its number, and whether it can be chosen. */
export interface VisitDay {
  date: string;
  state: "free" | "few" | "full" | "off" | "past" | "mine";
  words: string;
  turns: VisitTurn[];
}

/** What follows without a gap, by what people call that part of the day. */
interface VisitTurn {
  name: string;
  hours: string;
  slots: VisitSlot[];
}

interface Asked {
  slots: readonly VisitSlot[];
  club: OpeningHours & { id: string };
  special: readonly SpecialDay[];
  today: string;
  /** The day of the visit that is being moved. */
  mine?: string | null;
  t?: Translate;
}

/** The days that can be booked, from today to the last one with an hour; each says why it cannot be chosen. */
export function visitDays({ slots, club, special, today, mine = null, t = inSpanish }: Asked): VisitDay[] {
  const last = slots.at(-1)?.on_date;
  if (last === undefined) return [];
  const days: VisitDay[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const ofDay = slots.filter((slot) => slot.on_date === date);
    days.push({ date, ...dayState(ofDay, dayHours(club, special, date), date === mine, t), turns: turnsOf(ofDay, t) });
  }
  return days;
}

function dayState(
  slots: readonly VisitSlot[],
  hours: DayHours,
  isMine: boolean,
  t: Translate,
): Pick<VisitDay, "state" | "words"> {
  if (slots.length === 0) return { state: "off", words: offWords(hours, t) };
  const free = slots.reduce((sum, slot) => sum + slot.free, 0);
  if (isMine && free > 0) return { state: "mine", words: t("La tuya") };
  if (slots.every(({ state }) => state === "late")) return { state: "past", words: t("Hoy no") };
  if (free === 0) return { state: "full", words: t("Completo") };
  if (free <= 4) return { state: "few", words: free === 1 ? t("Queda 1") : t("Quedan {free}", { free }) };
  return { state: "free", words: "" };
}

/** Why a day has no hour: the club may well be open, and nobody there to show it. */
function offWords({ kind, ranges }: DayHours, t: Translate): string {
  if (ranges !== null && ranges.length > 0) return t("Sin visitas");
  return kind === "festivo" ? t("Festivo") : t("Cerrado");
}

/** Whether an hour of the day can be chosen. */
export const isChoosable = ({ state }: VisitDay): boolean => state === "free" || state === "few" || state === "mine";

/** What an hour says of its places: "3 plazas", "Última plaza", "Completo", "Ya no" where it is too near, "Ya ha pasado". */
export function slotWords(
  { state, free, starts_at }: VisitSlot,
  { t = inSpanish, now }: { t?: Translate; now: Date },
): string {
  if (state === "late" && Date.parse(starts_at) <= now.getTime()) return t("Ya ha pasado");
  if (state !== "free") return state === "full" ? t("Completo") : t("Ya no");
  return free === 1 ? t("Última plaza") : t("{free} plazas", { free });
}

function turnsOf(slots: readonly VisitSlot[], t: Translate): VisitTurn[] {
  const names = ["Madrugada", "Mañana", "Tarde"] as const;
  const parts: VisitSlot[][] = [[], [], []];
  for (const slot of slots) parts[slot.minute < 360 ? 0 : slot.minute < 14 * 60 ? 1 : 2]?.push(slot);
  return parts.flatMap((part, index) => {
    const [first] = part;
    const last = part.at(-1);
    if (!first || !last) return [];
    const end = last.minute + visitMinutes(last);
    const hours = `${clockText(first.minute)}–${clockText(end)}`;
    return [{ name: t(names[index] ?? "Mañana"), hours, slots: part }];
  });
}
