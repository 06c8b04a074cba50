import { useRouteLoaderData, useSearchParams } from "react-router";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { useWayBack } from "../dialogs/use-way-back.ts";
import { InviteForm } from "./invite-form.tsx";
import type { clientLoader as peopleLoader } from "./people-route.tsx";

export default function InviteRoute() {
  const read = useRouteLoaderData<typeof peopleLoader>("admin/people/people-route");
  const close = useWayBack("/admin/personas");
  const [search] = useSearchParams();
  const again = read?.people.find((person) => person.is_invited && person.email === search.get("email"));
  if (!read || read.people.length === 0) return null;
  return (
    <Dialog title="Invitar" shape="sheet" width={640} onDismiss={close}>
      <InviteForm clubs={read.clubs} again={again} onClose={close} />
    </Dialog>
  );
}
