import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { sendCv } from "#app/data/inbox/requests.ts";
import { listOpenPositions } from "#app/data/publications/positions.ts";
import { backendContext } from "#app/load-context.ts";
import { cvFault } from "#domain/requests/cv-fault.ts";
import { type Checked, checkApplication } from "#domain/requests/request-forms.ts";
import { requestTexts } from "#texts/site/request-texts.ts";
import { receiveRequest } from "../requests/receive-request.ts";

/** An application and its file: the row announces the file, which is then left where nobody but the staff reads. */
export async function receiveApplication(form: FormData, context: Readonly<RouterContextProvider>) {
  const client = context.get(backendContext);
  const position = await findPosition(form.get("puesto"), context);
  const file = form.get("cv");
  const content = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const fault = file instanceof File && file.name !== "" ? cvFault(content) : "missing";
  const cv_path = `${randomUUID()}.pdf`;
  const checked = withCv(
    checkApplication(Object.fromEntries(form), position),
    fault && requestTexts.cv[fault],
    cv_path,
  );
  return receiveRequest({
    form,
    context,
    checked,
    sentTo: "/careers?enviada=1",
    afterwards: () => sendCv(client, cv_path, content),
  });
}

/** A position that was filled meanwhile is no reason to lose the application: it is then for none in particular. */
async function findPosition(id: FormDataEntryValue | null, context: Readonly<RouterContextProvider>) {
  if (typeof id !== "string" || id === "") return null;
  const list = await listOpenPositions(context.get(backendContext)).catch(() => []);
  return list.find((entry) => entry.id === id) ?? null;
}

function withCv(checked: Checked<string>, fault: string | null, cv_path: string): Checked<string> {
  if ("errors" in checked) return { errors: { ...checked.errors, ...(fault && { cv: fault }) } };
  return fault ? { errors: { cv: fault } } : { request: { ...checked.request, cv_path } };
}
