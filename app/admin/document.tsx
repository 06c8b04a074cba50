import { Outlet } from "react-router";
import { isUnknownProxy } from "#shared/is-unknown-proxy.ts";
import { siteConfigContext, visitorContext } from "../load-context.ts";
import { pageLinks } from "../ui/links/page-links.ts";
import type { Route } from "./+types/document.ts";
import "../ui/styles/compact.css";
import "./panel.css";

/** All that the panel asks of the web server. Where the backend is travels in the document. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { backend, legal, embeds, sendsMail } = context.get(siteConfigContext);
  const { address } = context.get(visitorContext);
  const hasUnknownProxy = isUnknownProxy(address, request.headers.get("x-forwarded-for"));
  return { ...backend, sendsMail, configuredOwner: legal, hasUnknownProxy, embedOrigins: embeds.allowedOrigins };
}

export const links = () => pageLinks;

export const shouldRevalidate = () => false;

/** Everything behind the sign-in: never indexed, fully alive in the browser. */
export default function Document({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="backend-url" content={loaderData.url} />
      <meta name="backend-key" content={loaderData.publishableKey} />
      <Outlet />
    </>
  );
}
