import { useState } from "react";
import { useLocation } from "react-router";
import { useSaved } from "../dialogs/use-way-back.ts";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { panelTitle } from "../sections.ts";
import { requireStaff } from "../session/guard.ts";
import type { Route } from "./+types/web-route.ts";
import { Pencils } from "./pencils.tsx";
import { useLookedPage } from "./use-looked-page.ts";
import { WebBar } from "./web-bar.tsx";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff];

/** Nothing but the guard: who looks at the site through the panel is somebody who is signed in. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export const HydrateFallback = () => <PanelLoading isPage />;

export const meta = () => [{ title: panelTitle("La web") }];

/**
 * The public site as visitors have it, in a frame, and in it a pencil at each part that she may edit. The pages know
 * nothing of it: what stands where says a map (`page-parts.ts`), and who visits them gets the bytes she always got.
 */
export default function WebRoute({ params: { "*": rest = "" } }: Route.ComponentProps) {
  const { search, hash } = useLocation();
  // From then on the frame leads, and the address follows.
  const [start] = useState(`/${rest}${search}${hash}`);
  const looked = useLookedPage(start);
  return (
    <main className="web-view">
      <iframe
        className="full white"
        ref={looked.frame}
        src={start}
        title={`La web: ${looked.path}`}
        onLoad={looked.load}
      />
      <Pencils parts={looked.parts} onEdit={looked.edit} />
      <WebBar looked={looked} saved={useSaved()} />
    </main>
  );
}
