import { useEffect, useRef, useState } from "react";
import { Link, type NavigateFunction, Outlet, useLocation, useMatches, useNavigate } from "react-router";
import { authToasts } from "#texts/admin/auth-toasts.ts";
import { readAccess, readSession } from "../../data/people/auth.ts";
import { ModalGone } from "../../ui/dialog/use-modal.ts";
import { useNonce } from "../../ui/nonce.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { focusArrived, focusOpener } from "../dialogs/focus-opener.ts";
import { LeaveDialog } from "../form/leave-dialog.tsx";
import { UnsavedQuestion } from "../form/unsaved-question.tsx";
import { formsLostAt } from "../form/use-unsaved-text.ts";
import { panelTitle, sectionAt } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import { requireStaff, useConfirmedEmail } from "../session/guard.ts";
import { sectionIsThere } from "../session/once-at-work.ts";
import { mayDo, PermissionsContext } from "../session/permissions.ts";
import { providerMessage } from "../session/provider-message.ts";
import askAhead from "../session/reads-ahead.script.ts?script";
import { aheadOf, readsAhead } from "../session/reads-ahead.ts";
import { SignInAgainDialog } from "../session/sign-in-again-dialog.tsx";
import { signOut } from "../session/sign-out.ts";
import { useSessionWatch } from "../session/use-session-watch.ts";
import type { Route } from "./+types/panel-layout.ts";
import { PageHead } from "./page-head.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { PanelLoading } from "./panel-loading.tsx";
import { PanelProblem } from "./panel-problem.tsx";
import { usePendingWatch } from "./use-pending-proposals.ts";
import { useSection } from "./use-section.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff];

/** Who is here and what they may do. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await readSession(browserClient());
  const isDashboard = new URL(request.url).pathname === "/admin";
  return { isDashboard, email: session?.user.email ?? "", mayDo };
}
clientLoader.hydrate = true as const;

/** A section is called what the menu calls it; a page that is none says its own name. */
export const meta = ({ location }: Route.MetaArgs) => [
  { title: panelTitle(sectionAt(location.pathname)?.title ?? "Administración") },
];

const access = readsAhead(readAccess);

/** The menu of the frame that waits for the first section: the panel that takes its place opens with it. */
let isMenuOpen = false;

/** Until it is known who is here a spinner alone (admin §2); from then on the frame of the section that was asked for. */
export function HydrateFallback() {
  const email = useConfirmedEmail();
  const navigate = useNavigate();
  const { section } = useSection();
  if (email === null) {
    return (
      <>
        {import.meta.env.SSR && <ReadsAhead />}
        <PanelLoading isPage />
      </>
    );
  }
  return (
    <PanelFrame
      email={email}
      onSignOut={() => leavePanel(navigate)}
      onMenu={(isOpen) => {
        isMenuOpen = isOpen;
      }}
    >
      {section && <PageHead title={section.heading ?? section.title} />}
      <PanelLoading />
    </PanelFrame>
  );
}

/** Without waiting for styles: what is asked first, and a page of a list has other rows. */
function ReadsAhead() {
  const nonce = useNonce();
  const handles = useMatches().map(({ handle }) => handle);
  const { search } = useLocation();
  const reads = [...access, ...(search === "" ? aheadOf(handles) : [])];
  return (
    <script
      type="module"
      async
      nonce={nonce}
      data-reads={JSON.stringify(reads)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: askAhead }}
    />
  );
}

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Once: the panel that somebody comes back to, from the sign-in, opens without it.
  useEffect(() => {
    isMenuOpen = false;
    self.readsAhead = undefined;
    sectionIsThere();
  }, []);
  useEffect(() => {
    if (pathname !== shown.current) focusArrived();
    shown.current = pathname;
  }, [pathname]);
  useSessionWatch();
  usePendingWatch(loaderData);
  const leave = () => leavePanel(navigate);
  const askToLeave = () => (formsLostAt("/login").length > 0 ? setAsked(true) : leave());
  return (
    <PermissionsContext value={loaderData.mayDo}>
      <ModalGone value={(dialog) => focusOpener(dialog, pathname)}>
        <PanelFrame email={loaderData.email} onSignOut={askToLeave} opensMenu={isMenuOpen}>
          <Content />
          <LeaveDialog />
          {isAsked && <SignOutQuestion onSignOut={leave} onStay={() => setAsked(false)} />}
          <SignInAgainDialog email={loaderData.email} />
        </PanelFrame>
      </ModalGone>
    </PermissionsContext>
  );
}

async function leavePanel(navigate: NavigateFunction) {
  try {
    await signOut();
  } catch (error) {
    showToast(authToasts.signOutFailed(providerMessage(error)));
  }
  await navigate("/login", { replace: true });
}

function Content() {
  const { section, isOnItsWay } = useSection();
  const web = useLocation().state?.web;
  return (
    <>
      {isOnItsWay && (
        <>
          {section && <PageHead title={section.heading ?? section.title} />}
          <PanelLoading />
        </>
      )}
      <div hidden={isOnItsWay}>
        {/* Whoever came by a pencil on the public site finds back to where she was. */}
        {web && (
          <p className="panel-notice">
            Vienes de {web}.
            <Link className="panel-link" to={`/admin/web${web}`}>
              Volver a la web
            </Link>
          </p>
        )}
        <Outlet />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <main className="panel panel--problem stack gap-0" data-surface="cal">
      <PanelProblem />
    </main>
  );
}

/** Unlike text that is left on purpose, what somebody signs out of waits in this browser for the next time. */
function SignOutQuestion({ onSignOut, onStay }: { onSignOut: () => void; onStay: () => void }) {
  return (
    <UnsavedQuestion title="¿Cerrar sesión sin guardar?" leave="Cerrar sesión" onLeave={onSignOut} onStay={onStay}>
      <p>
        Hay cambios sin guardar. El texto se queda en este navegador y se te ofrecerá cuando vuelvas a abrirlo; los
        archivos que no se han subido se pierden.
      </p>
    </UnsavedQuestion>
  );
}
