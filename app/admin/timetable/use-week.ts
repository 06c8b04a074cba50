import { useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { type Clash, findClashes } from "#domain/timetable/find-clashes.ts";
import { mergeWeeks, type WeekChanges, weekChanges } from "#domain/timetable/week-changes.ts";
import { timetableToasts } from "#texts/admin/timetable-toasts.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { afterPaint } from "../../ui/toast/after-paint.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { codeOf } from "../form/say-why.ts";
import { usePress } from "../session/attempt.ts";
import { keepText } from "../session/kept-text.ts";
import { publishWeek } from "./timetable-commands.ts";

/** A club's week as it is being edited: nothing of it is on the web before it is published. */
export interface Week {
  classes: ClubClass[];
  changes: WeekChanges<ClubClass>;
  clashes: Clash<ClubClass>[];
  /** Adds a class, or puts another version in the place of one. */
  put: (...classes: ClubClass[]) => void;
  remove: (id: string) => void;
  replaceAll: (classes: ClubClass[]) => void;
  discard: () => void;
  publish: () => Promise<void>;
  isPublishing: boolean;
}

const keyOf = (clubId: string) => `9f-draft:club_classes/${clubId}`;

/** The week of a club over what is stored; what was edited and not published is kept in this browser. */
export function useWeek(clubId: string, stored: readonly ClubClass[]): Week {
  const [read, setRead] = useState(stored);
  const [classes, setClasses] = useState<ClubClass[]>(() => keptWeek(clubId, stored));
  const [isPublishing, press] = usePress();
  const { revalidate } = useRevalidator();
  // What was read anew: the edited week stands on it from now on.
  if (read !== stored) {
    setRead(stored);
    setClasses(mergeWeeks(read, classes, stored));
  }
  const changes = useMemo(() => weekChanges(stored, classes), [stored, classes]);
  const clashes = useMemo(() => findClashes(classes), [classes]);
  useKeptWeek(clubId, changes.count > 0, stored, classes);

  const publish = () => {
    const send = async () => {
      const { add, change, remove, count } = changes;
      const outcome = await publishWeek(clubId, { add: add.map(withoutId), change, remove });
      // What is stored now has it all, its new classes under ids of their own.
      if (outcome === "done") setClasses([...stored]);
      await revalidate();
      showToast(outcome === "conflict" ? timetableToasts.otherVersion : timetableToasts.published(count));
      if (outcome === "done") keepWeek(clubId, null);
    };
    const ifGone = (error: unknown) => (codeOf(error) === "23503" ? timetableToasts.clubGone : undefined);
    return press(timetableToasts.publishFailed, send, ifGone);
  };
  return {
    classes,
    changes,
    clashes,
    isPublishing,
    publish,
    put: (...given) =>
      setClasses((before) => {
        const ids = new Set(given.map(({ id }) => id));
        return [...before.filter(({ id }) => !ids.has(id)), ...given];
      }),
    remove: (gone) => setClasses((before) => before.filter(({ id }) => id !== gone)),
    replaceAll: setClasses,
    discard: () => setClasses([...stored]),
  };
}

export function withoutId({
  id,
  created_at,
  updated_at,
  ...rest
}: ClubClass): Omit<ClubClass, "id" | "created_at" | "updated_at"> {
  return rest;
}

interface Kept {
  read: readonly ClubClass[];
  classes: ClubClass[];
}

function keptWeek(clubId: string, stored: readonly ClubClass[]): ClubClass[] {
  try {
    const text = localStorage.getItem(keyOf(clubId));
    // Written by this very function, below.
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    return kept ? mergeWeeks(kept.read, kept.classes, stored) : [...stored];
  } catch {
    return [...stored];
  }
}

/** What is not published outlives the page: it is written down once the week is painted, and at the latest on leaving. */
function useKeptWeek(clubId: string, isEdited: boolean, read: readonly ClubClass[], classes: ClubClass[]): void {
  const waiting = useRef<(() => void) | null>(null);
  // Both talk to the browser's storage.
  useEffect(() => {
    const write = () => {
      waiting.current = null;
      keepWeek(clubId, isEdited ? { read, classes } : null);
    };
    waiting.current = write;
    return afterPaint(write);
  }, [clubId, isEdited, read, classes]);
  useEffect(() => {
    const writeNow = () => waiting.current?.();
    addEventListener("pagehide", writeNow);
    return () => {
      removeEventListener("pagehide", writeNow);
      writeNow();
    };
  }, []);
}

const keepWeek = (clubId: string, week: Kept | null) => keepText(keyOf(clubId), week && JSON.stringify(week));
