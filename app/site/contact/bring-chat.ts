import { readScriptAddress, runScript, untilSeen } from "../layout/third-party-script.ts";

const PATIENCE_MS = 10_000;
const SETTLE_MS = 4000;

/**
 * Runs the chat's script on this page once a person sees it, says so when it does not come, and takes the script and
 * everything it has put into the page away when the visitor leaves (public-site §2, "/contact").
 */
export async function bringChat(status: HTMLElement): Promise<void> {
  await untilSeen();
  const { src, attributes } = readScriptAddress(status.dataset.src ?? "");
  const ours = new Set(document.querySelectorAll("*"));
  const judge = () => {
    status.dataset.chat = brought(ours).some(isVisibleKind) ? "there" : "missing";
  };
  setTimeout(judge, PATIENCE_MS);
  runScript(src, document.body, attributes).then(() => setTimeout(judge, SETTLE_MS), judge);
  addEventListener("pagehide", () => {
    for (const element of brought(ours)) element.remove();
  });
  // Back from the browser's own cache: nobody promises that a stranger's script can run twice in one document.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/** What was not on the page before the chat's script ran. */
function brought(ours: ReadonlySet<Element>): Element[] {
  return [...document.querySelectorAll("*")].filter((element) => !ours.has(element));
}

const isVisibleKind = (element: Element) => !element.matches("script, style, link, meta, .toast, .toast *");
