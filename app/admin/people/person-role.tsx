import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { effectOfPosition } from "#domain/people/effect-of-position.ts";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { countRequestsOf, type Person } from "../../data/people/people.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { SaveButton } from "../form/save-button.tsx";
import { usePress } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { giveRole, type Position } from "./people-commands.ts";
import { positionIn, RoleFields } from "./role-fields.tsx";
import { roleWords } from "./role-words.ts";

interface PersonRoleProps {
  person: Person;
  clubs: readonly ClubName[];
  /** Why it cannot be changed now. */
  whyNot: string | undefined;
}

/** Gives somebody another role, or other clubs, and says beforehand what comes of it. */
export function PersonRole({ person, clubs, whyNot }: PersonRoleProps) {
  const [fault, setFault] = useState<string>();
  const [isBusy, press] = usePress();
  const [isChanged, setChanged] = useState(false);
  const { effect, show } = useEffectOf(person, clubs);
  const { revalidate } = useRevalidator();
  const change = (event: FormEvent<HTMLFormElement>) => {
    setChanged(true);
    setFault(undefined);
    const position = positionIn(event.currentTarget);
    void show(typeof position === "string" ? null : position);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const position = positionIn(event.currentTarget);
    if (typeof position === "string") return setFault(position);
    await press(peopleToasts.failed, async () => {
      await giveRole(person.user_id, position);
      showToast(peopleToasts.roleGiven(person.name, roleWords[position.role].name));
      setChanged(false);
      await revalidate();
    });
  };
  return (
    <form className="panel-box panel-card" aria-label="Puesto y clubs" noValidate onChange={change} onSubmit={save}>
      <div>
        <h2>Puesto y clubs</h2>
        <p>{whyNot ?? "Vale desde su próxima pulsación, también en las pestañas que tenga abiertas."}</p>
      </div>
      <RoleFields clubs={clubs} position={person} fault={fault} isDisabled={whyNot !== undefined} />
      <p className="panel-notice" role="status" hidden={effect === ""}>
        {effect}
      </p>
      {!whyNot && (
        <div className="dialog__foot">
          <p>{isChanged ? "Cambios sin guardar" : ""}</p>
          <SaveButton isSaving={isBusy} isIdle={!isChanged}>
            Guardar Cambios
          </SaveButton>
        </div>
      )}
    </form>
  );
}

/** What a change does, in a sentence; how many requests there are the database is asked. */
function useEffectOf(person: Person, clubs: readonly ClubName[]) {
  const [effect, setEffect] = useState("");
  const last = useRef(0);
  const show = async (to: Position | null) => {
    const mine = ++last.current;
    if (!to) return setEffect("");
    const added = clubs.filter(({ id }) => to.clubs.includes(id) && !person.clubs.includes(id));
    const gone = clubs.filter(({ id }) => !to.clubs.includes(id) && person.clubs.includes(id));
    const ids = added.map(({ id }) => id);
    const counts = await countRequestsOf(browserClient(), ids).catch(() => []);
    // Something else was chosen meanwhile.
    if (mine !== last.current) return;
    const total = counts.reduce((sum, count) => sum + count, 0);
    setEffect(effectOfPosition({ added: added.map(({ name }) => name), gone: gone.map(({ name }) => name), total }));
  };
  return { effect, show };
}
