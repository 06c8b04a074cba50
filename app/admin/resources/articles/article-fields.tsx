import { Sparkles, TriangleAlert } from "lucide-react";
import { use, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { articleWords } from "#domain/pages/page-words.ts";
import { aiReason } from "#texts/admin/ai-toasts.ts";
import { type ArticleDraft, articles } from "../../../content/publications/article.ts";
import { Button } from "../../../ui/links/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useIsOpen } from "../../dialogs/use-is-open.ts";
import { openedOver, useWayBack } from "../../dialogs/use-way-back.ts";
import { FileField } from "../../fields/file-field.tsx";
import { FoldedGroup } from "../../fields/folded-group.tsx";
import { MarkdownField, type TextPlace } from "../../fields/markdown-field.tsx";
import { draftHint } from "../../fields/publication-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { fillSlug, withSlugOfTitle } from "../../form/slug-of-title.ts";
import { usePreviewDraft } from "../../form/use-preview-draft.ts";
import { InPage, PageContext } from "../../resource/page-places.tsx";
import { AiButton, type AiState, WithAiState } from "./ai-button.tsx";
import { AiDialog } from "./ai-dialog.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { BeforePublishing, useAdvice } from "./before-publishing.tsx";
import { PublishArticle } from "./publish-article.tsx";

/** The dialog that writes an article lies over the form; `?ia` says that it is open, and Back closes it. */
export function ArticleFields({ form, ai }: { form: FormHandle<ArticleDraft>; ai: Promise<AiState> }) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const closeAi = useWayBack(pathname);
  const askAi = () => setSearch("ia", { preventScrollReset: true, state: openedOver(pathname) });
  const isPageOpen = useIsOpen();
  const titled = withSlugOfTitle(form);
  const goTo = useRef<((place: TextPlace) => void) | null>(null);
  const [before, setBefore] = useState<ArticleDraft | null>(null);
  const takeBack = (kept: ArticleDraft) => {
    form.set("title", kept.title);
    form.set("slug", kept.slug);
    form.set("content", kept.content);
    setBefore(null);
  };
  const previewed = usePreviewDraft(form);
  const advice = useAdvice({ draft: form.draft, goTo: (place) => goTo.current?.(place) });
  const isPublic = use(PageContext)?.isPublic ?? false;
  return (
    <>
      <TextArea form={titled} name="title" rows={1} isLine />
      <MarkdownField
        form={form}
        name="content"
        tools={<AskAi ai={ai} onAsk={askAi} />}
        goTo={goTo}
        page={<ArticlePreview draft={previewed} />}
      />
      <WithAiState asked={ai}>
        {(known) => known?.isConfigured === false && <p className="field__hint">{aiReason("not_configured")}</p>}
      </WithAiState>
      <div role="status">{before && <ReplacedNotice onTakeBack={() => takeBack(before)} />}</div>
      <InPage at="beside">
        <BeforePublishing advice={advice} />
        <Settings form={form} isPublic={isPublic} />
      </InPage>
      <InPage at="notes">
        {advice.length > 0 && (
          <Button size="compact" variant="line" onClick={showAdvice}>
            <Icon of={TriangleAlert} size={17} className="accent" />
            {advice.length === 1 ? "1 aviso" : `${advice.length} avisos`}
          </Button>
        )}
      </InPage>
      {!isPublic && (
        <InPage at="actions">
          <PublishArticle form={form} advice={advice} />
        </InPage>
      )}
      {isPageOpen && search.has("ia") && (
        <AiDialog
          form={titled}
          ai={ai}
          onClose={closeAi}
          onReplaced={(row) => setBefore(row.content.trim() ? row : null)}
        />
      )}
    </>
  );
}

const showAdvice = () => document.querySelector(".advice")?.scrollIntoView({ block: "center" });

/** What an article is besides its words. */
function Settings({ form, isPublic }: { form: FormHandle<ArticleDraft>; isPublic: boolean }) {
  const path = `/9ftoday/${form.draft.slug || "…"}`;
  return (
    <FoldedGroup
      form={form}
      title="Ajustes"
      names={["slug", "author", "publication_date", "image_url", "seo_title", "seo_description"]}
      startsOpen={form.isNew}
    >
      <TextField
        form={form}
        name="slug"
        onLeave={() => fillSlug(form)}
        hint={`La dirección del artículo: ${path}${form.isNew ? "" : ". Las anteriores llevan aquí."}`}
      />
      <TextField form={form} name="author" />
      <TextField
        form={form}
        name="publication_date"
        kind="moment"
        hint="Hora de Madrid. Una fecha futura lo deja programado."
      />
      {isPublic && <SwitchField form={form} name="is_published" hint={draftHint} />}
      <SwitchField
        form={form}
        name="is_featured"
        hint="Abre la página de noticias. Si hay varios, cuenta el más reciente."
      />
      <FileField form={form} name="image_url" note="opcional" folder="articles" />
      <SearchGroup words={articleWords(articles.preview(form.draft))} path={path} picture={form.draft.image_url}>
        <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el del artículo." />
        <TextArea form={form} name="seo_description" note="opcional" rows={2} hint="Vacío, el comienzo del texto." />
      </SearchGroup>
    </FoldedGroup>
  );
}

function ReplacedNotice({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <div className="panel-notice">
      <p>El texto de la IA ha sustituido al que había.</p>
      <span className="row wraps gap-8">
        <Button size="compact" variant="line" onClick={onTakeBack}>
          Recuperar el texto anterior
        </Button>
      </span>
    </div>
  );
}

function AskAi({ ai, onAsk }: { ai: Promise<AiState>; onAsk: () => void }) {
  return (
    <AiButton asked={ai}>
      <Button size="compact" variant="line" onClick={onAsk} aria-haspopup="dialog">
        <Icon of={Sparkles} size={17} />
        Generar con IA
      </Button>
    </AiButton>
  );
}
