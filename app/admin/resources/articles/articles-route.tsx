import { Sparkles } from "lucide-react";
import { useMemo } from "react";
import { Outlet } from "react-router";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import { articleAdminToasts } from "#texts/admin/article-admin-toasts.ts";
import { listedArticlesTable } from "../../../data/publications/articles.ts";
import { readTodaySetting } from "../../../data/site/settings.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { OpenButton } from "../../resource/open-button.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/articles-route.ts";
import { AiButton, type AiState, askAiState } from "./ai-button.tsx";
import { articlesResource } from "./articles-resource.tsx";
import { SectionCard, useSectionSwitch } from "./section-card.tsx";

const path = "/admin/9ftoday";

export const handle = listAhead(listedArticlesTable, readTodaySetting);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, setting] = await Promise.all([
    loadList(listedArticlesTable, articleAdminToasts.loadFailed, request),
    // Defaults to enabled if the setting cannot be read (admin §4).
    readTodaySetting(browserClient()).catch(() => null),
  ]);
  return { list, isOn: isTodayEnabled(setting), ai: askAiState() };
}

export const shouldRevalidate = onlyWhenAsked;

export default function ArticlesRoute({ loaderData: { list, isOn, ai } }: Route.ComponentProps) {
  const section = useSectionSwitch(isOn);
  const description = useMemo(() => articlesResource(section.isOn, ai), [section.isOn, ai]);
  return (
    <>
      <PageHead title="Gestionar 9F Today" about="Las noticias de NINE FITNESS." />
      <SectionCard section={section} />
      <div className="section-content above-28" inert={!section.isOn}>
        <ResourceList resource={description} list={list} path={path} level={2} tools={<AskAi ai={ai} />} />
      </div>
      {section.isOn && <Outlet />}
    </>
  );
}

function AskAi({ ai }: { ai: Promise<AiState> }) {
  return (
    <AiButton asked={ai}>
      <OpenButton variant="line" to={`${path}/nuevo?ia`}>
        <Icon of={Sparkles} size={17} />
        Generar con IA
      </OpenButton>
    </AiButton>
  );
}
