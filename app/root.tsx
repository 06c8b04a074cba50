// First, because it says in which order the layers of all other sheets stand.
import "./styles.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { isPlainDocument } from "#shared/route-handle.ts";
import type { Route } from "./+types/root";
import { islandLoaderAddress } from "./islands/assets.server.ts";
import earlyTaps from "./islands/early-taps.script.ts?script";
import { prefetchRules } from "./islands/prefetch-rules.ts";
import { FailurePage } from "./site/layout/failure-page.tsx";
import { useNonce } from "./ui/nonce.ts";
import watchPictures from "./ui/pictures/watch-pictures.script.ts?script";
import { useText } from "./ui/use-text.ts";

export const loader = () => ({ islandLoader: islandLoaderAddress() });

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = isPlainDocument(useMatches().map((match) => match.handle));
  return (
    <html lang={useText().language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c0c0a" />
        <Meta />
        <Links />
        {/* The panel alone is rendered in a browser: it brings nothing of what stands in other pages. */}
        {import.meta.env.SSR && isPlain && <IslandScripts />}
      </head>
      <body>
        {children}
        {!isPlain && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

function IslandScripts() {
  const nonce = useNonce();
  const assets = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `${earlyTaps}${watchPictures}` }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by us alone */}
      <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: prefetchRules }} />
      <script type="module" async fetchPriority="low" src={assets?.islandLoader} nonce={nonce} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: not even the layout could be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <FailurePage error={error} />
    </main>
  );
}
