import { Sparkles } from "lucide-react";
import { useMemo } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { articlesTable } from "../../../data/articles.ts";
import { readTodaySetting } from "../../../data/settings.ts";
import { isTodayEnabled } from "../../../domain/header-menu.ts";
import { articleAdminToasts } from "../../../domain/messages/admin/article-admin-toasts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { loadList } from "../../resource/load-list.ts";
import { OpenButton } from "../../resource/open-button.tsx";
import { ResourceDialogs } from "../../resource/resource-dialogs.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import { panelTitle } from "../../sections.ts";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/articles-route.ts";
import { articlesResource } from "./articles.tsx";
import { SectionCard } from "./section-card.tsx";
import { useSectionSwitch } from "./use-section-switch.ts";

const path = "/admin/9ftoday";

export async function clientLoader() {
  const [list, setting] = await Promise.all([
    loadList(articlesTable, articleAdminToasts.loadFailed),
    // Defaults to enabled if the setting cannot be read (admin §4).
    readTodaySetting(browserClient()).catch(() => null),
  ]);
  return { list, isOn: isTodayEnabled(setting) };
}

/** What the search says is only which dialog is open. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export const meta = () => [{ title: panelTitle("9F Today") }];

export default function ArticlesRoute({ loaderData: { list, isOn } }: Route.ComponentProps) {
  const section = useSectionSwitch(isOn);
  const resource = useMemo(() => articlesResource(section.isOn), [section.isOn]);
  return (
    <>
      <PageHead title="Gestionar 9F Today" about="Las noticias de NINE FITNESS." />
      <SectionCard section={section} />
      <div className="section-content" inert={!section.isOn}>
        <ResourceList resource={resource} list={list} path={path} level={2} tools={<AskAi />} />
      </div>
      {section.isOn && <ResourceDialogs resource={resource} list={list} path={path} />}
    </>
  );
}

function AskAi() {
  return (
    <OpenButton to={`${path}/nuevo?ia`} className="panel-button panel-button--line">
      <Icon of={Sparkles} size={17} />
      Generar con IA
    </OpenButton>
  );
}
