import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { dateInWords, momentInWords } from "#domain/time/moment-in-words.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { focusArrived } from "../dialogs/focus-opener.ts";
import { ConflictDialog } from "../form/conflict-dialog.tsx";
import { KeptDraftNotice } from "../form/kept-draft-notice.tsx";
import { SaveButton } from "../form/save-button.tsx";
import { SeenTogether } from "../form/seen-together.tsx";
import { Chip } from "../layout/chip.tsx";
import { useSection } from "../layout/use-section.ts";
import { CommentContext } from "../review/comment-context.ts";
import type { FormFrameProps } from "./form-sheet.tsx";
import { PageContext, useIsRoomy, useIsWide, usePlaces } from "./page-places.tsx";
import { commentCount, useFormFrame } from "./use-form-frame.tsx";
import { useWholeWindow } from "./use-whole-window.ts";

interface FormPageProps<Draft extends object> extends FormFrameProps<Draft> {
  /** Visitors see what is stored. */
  isPublic: boolean;
}

/** A form that is written in for long: a page of its own, with a bar, the text, and beside it what is said of it. */
export function FormPage<Draft extends object>(props: FormPageProps<Draft>) {
  const { title, form, notice, review, planning, history, reviewed, isPublic, children } = props;
  const frame = useFormFrame(form, reviewed);
  const { commenting, isBeside } = frame;
  const isWide = useIsWide();
  const isRoomy = useIsRoomy();
  const { places, at } = usePlaces();
  useWholeWindow();
  const page = useOwnScroll();
  useKeyboardHeight(page);
  const modes = <div ref={at.modes} />;
  const reviewNotice = review && <div className="panel-notice">{review}</div>;
  return (
    <section ref={page} className="writing edge-to-edge white" aria-label={title}>
      <PageBar {...props} formId={frame.id} onOthers={commenting?.readAgain} modes={isWide && modes} at={at} />
      <div ref={at.formats} className="writing__formats row white ruled" />
      <PageContext value={{ ...places, isPublic, isWide, isRoomy, save: form.submit }}>
        <form {...frame.attributes} className={`sheet__body grow ${isBeside ? "sheet__body--previewing" : ""}`}>
          <div className="sheet__form slim">
            <h2 className="sr-only">Texto y ajustes</h2>
            {!isWide && <div className="below-16">{modes}</div>}
            <KeptDraftNotice kept={form.kept} />
            {planning?.notice}
            {!isWide && reviewNotice}
            <CommentContext value={commenting?.context ?? null}>{children}</CommentContext>
            <div className="row wraps above-16">
              {isPublic && notice}
              {isPublic && !isWide && planning?.button}
              {history}
            </div>
          </div>
          <aside className="sheet__preview pad-20" aria-label="Al lado del texto">
            {isWide && reviewNotice}
            <div ref={at.beside} />
            {commenting && <h2 className="strong ruled-top pad-y">Comentarios</h2>}
            {commenting?.rail}
          </aside>
        </form>
      </PageContext>
      <div className="writing__notes row only-narrow white ruled-top">
        <div ref={at.notes} className="row grow" />
        {commenting && frame.switchTo("comments", commentCount(commenting.open))}
      </div>
      <ConflictDialog form={form} />
      {planning?.dialog}
    </section>
  );
}

interface PageBarProps<Draft extends object> extends FormPageProps<Draft> {
  formId: string;
  onOthers: (() => void) | undefined;
  modes: ReactNode;
  at: ReturnType<typeof usePlaces>["at"];
}

function PageBar<Draft extends object>(props: PageBarProps<Draft>) {
  const { title, form, onClose, planning, isPublic, formId, onOthers, modes, at } = props;
  const back = useSection().section?.title ?? "";
  const isWide = useIsWide();
  return (
    <header className="writing__bar row white ruled">
      <h1 className="sr-only" tabIndex={-1}>
        {title}
      </h1>
      <Button size="compact" variant="text" aria-label={`Volver a ${back}`} onClick={onClose}>
        <Icon of={ArrowLeft} size={18} />
        <span className="only-wide">{back}</span>
      </Button>
      <p className="row wraps gap-8 grow fine muted" role="status">
        {!isPublic && <Chip>Borrador</Chip>}
        {form.isDirty ? "Cambios sin guardar" : form.version && savedInWords(form.version)}
      </p>
      <SeenTogether form={form} onOthers={onOthers} />
      {/* It comes with the first letter, and must not push the others from under the pointer. */}
      {isPublic && isWide && planning?.button}
      {modes}
      <div ref={at.review} className="row" />
      <SaveButton formId={formId} isSaving={form.isSaving} variant={isPublic ? undefined : "line"} leavesFocus>
        {isPublic ? "Guardar Cambios" : "Guardar"}
      </SaveButton>
      <div ref={at.actions} className="row" />
    </header>
  );
}

/** `Guardado a las 18:04`; of another day its date. */
function savedInWords(moment: string): string {
  const day = dateInWords(moment);
  const isToday = day === dateInWords(new Date().toISOString());
  return `Guardado ${isToday ? `a las ${momentInWords(moment).slice(day.length + 2)}` : `el ${day}`}`;
}

/** The page begins at its top, and the list that it came from is found where it was left, with the focus on its row. */
function useOwnScroll() {
  const page = useRef<HTMLElement>(null);
  const left = useRef(scrollY);
  const { pathname } = useLocation();
  const comeBack = useEffectEvent(() => {
    scrollTo({ top: left.current, behavior: "instant" });
    // A new row has got an address of its own meanwhile.
    focusArrived(pathname);
  });
  // Talks to the window, which the list and the page share.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  useEffect(() => () => comeBack(), []);
  return page;
}

/** Tells the styles how much of the window the keyboard of a phone takes: what stands at its foot stands above that. */
function useKeyboardHeight(page: { current: HTMLElement | null }): void {
  // Talks to the browser: what is seen of the page shrinks, the page itself does not.
  useEffect(() => {
    const seen = visualViewport;
    const tell = () => {
      const covered = seen ? innerHeight - seen.height - seen.offsetTop : 0;
      page.current?.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    for (const kind of ["resize", "scroll"]) seen?.addEventListener(kind, tell);
    return () => {
      for (const kind of ["resize", "scroll"]) seen?.removeEventListener(kind, tell);
    };
  }, [page]);
}
