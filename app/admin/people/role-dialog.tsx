import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Person } from "../../data/people/people.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { SaveButton } from "../form/save-button.tsx";
import { toastOf } from "../form/save-result.ts";
import { giveRole } from "./people-commands.ts";
import { positionIn, RoleFields } from "./role-fields.tsx";
import { roleWords } from "./role-words.ts";

interface RoleDialogProps {
  person: Person;
  clubs: readonly ClubName[];
  onClose: () => void;
}

/** Gives somebody another role, or other clubs. */
export function RoleDialog({ person, clubs, onClose }: RoleDialogProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const position = positionIn(event.currentTarget);
    if (typeof position === "string") return setFault(position);
    setBusy(true);
    try {
      await giveRole(person.user_id, position);
      showToast(peopleToasts.roleGiven(person.name || person.email, roleWords[position.role].name));
      await revalidate();
      onClose();
    } catch (error) {
      setBusy(false);
      showToast(toastOf(error, peopleToasts.failed));
    }
  };
  return (
    <Dialog title="Puesto y clubs" onDismiss={onClose}>
      <form onSubmit={save} noValidate>
        <div className="dialog__body role-form">
          <p className="dialog__subject">{person.email}</p>
          <p>Vale desde su próxima pulsación, también en las pestañas que tenga abiertas.</p>
          <RoleFields clubs={clubs} position={person} fault={fault} />
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onClose}>
            Cancelar
          </Button>
          <SaveButton isSaving={isBusy}>Guardar Cambios</SaveButton>
        </footer>
      </form>
    </Dialog>
  );
}
