import { useState } from "react";
import { isOfClubs, type Role, roles } from "#domain/people/role.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { Field } from "../../ui/field.tsx";
import type { Position } from "./people-commands.ts";
import { roleWords } from "./role-words.ts";

interface RoleFieldsProps {
  clubs: readonly ClubName[];
  /** What she has now. */
  position?: Position;
  /** Beside the clubs. */
  fault: string | undefined;
  isDisabled?: boolean;
}

/** What somebody may do: her role, and her clubs where it is for some. Read with `positionIn`. */
export function RoleFields({ clubs, position, fault, isDisabled }: RoleFieldsProps) {
  const [chosen, setChosen] = useState<Role>(position?.role ?? "reception");
  return (
    <>
      <fieldset className="field" disabled={isDisabled}>
        <legend className="field__label">Puesto</legend>
        <div className="stack gap-8">
          {roles.map((role) => (
            <label className="tile row top pad" key={role}>
              <input
                type="radio"
                name="role"
                value={role}
                checked={chosen === role}
                onChange={() => setChosen(role)}
                aria-describedby={`role-${role}`}
              />
              <span>
                <b>{roleWords[role].name}</b>
                <small id={`role-${role}`}>{roleWords[role].about}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOfClubs(chosen) && (
        <Field name="clubs" label="Sus clubs" isGroup error={fault}>
          {({ id: _id, name, ...control }) => (
            <div className="cells">
              {clubs.map(({ id, name: words }) => (
                <label key={id} className="target row gap-8">
                  <input
                    type="checkbox"
                    name={name}
                    value={id}
                    defaultChecked={position?.clubs.includes(id)}
                    disabled={isDisabled}
                    {...control}
                  />
                  {words}
                </label>
              ))}
            </div>
          )}
        </Field>
      )}
    </>
  );
}

/** What was chosen; a sentence where a role of clubs has none. */
export function positionIn(form: HTMLFormElement): Position | string {
  const data = new FormData(form);
  const role = roles.find((name) => name === data.get("role")) ?? "reception";
  const clubs = isOfClubs(role) ? data.getAll("clubs").map(String) : [];
  return isOfClubs(role) && clubs.length === 0 ? "Elige al menos un club." : { role, clubs };
}
