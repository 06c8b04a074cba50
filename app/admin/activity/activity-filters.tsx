import { Form, Link, useSubmit } from "react-router";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { theSite } from "../../data/record/activity.ts";
import { Select } from "../fields/select.tsx";
import { recordedFacts } from "../history/recorded-facts.ts";
import { sections } from "../sections.ts";
import { isOpenTo, usePermissions } from "../session/permissions.ts";

interface ActivityFiltersProps {
  chosen: URLSearchParams;
  colleagues: readonly Colleague[];
  clubs: readonly ClubName[];
}

/** The sections in which something can be changed. */
const told = new Set<string>(Object.values(recordedFacts).map(({ section }) => section));

/** Who, where and when; what is chosen stands in the address. */
export function ActivityFilters({ chosen, colleagues, clubs }: ActivityFiltersProps) {
  const submit = useSubmit();
  const may = usePermissions();
  const people = [
    ...colleagues.map((colleague) => ({ value: colleague.user_id, text: colleague.name })),
    { value: theSite, text: "La web" },
  ];
  const places = sections
    .filter((section) => told.has(section.path) && isOpenTo(may, section))
    .map(({ path, title }) => ({ value: path, text: title }));
  const hers = clubs
    .filter(({ id }) => may("update", "clubs", { id }) || may("update", "requests", { club_id: id }))
    .map(({ id, name }) => ({ value: id, text: name }));
  return (
    <Form
      key={chosen.toString()}
      className="cells ends below-16"
      aria-label="Filtros"
      onChange={(event) => {
        const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
        void submit(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])), { replace: true });
      }}
    >
      <Choice name="persona" label="Persona" all="Todo el equipo" options={people} chosen={chosen} />
      <Choice name="seccion" label="Sección" all="Todas las secciones" options={places} chosen={chosen} />
      {hers.length > 1 && <Choice name="club" label="Club" all="Todos los clubs" options={hers} chosen={chosen} />}
      <label className="stack gap-4">
        <span className="fine muted">Día</span>
        <input className="input" type="date" name="dia" defaultValue={chosen.get("dia") ?? ""} />
      </label>
      {chosen.size > 0 && (
        <Link className="panel-link" to="/admin/activity">
          Quitar filtros
        </Link>
      )}
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; text: string }[];
  chosen: URLSearchParams;
}

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <label className="stack gap-4">
      <span className="fine muted">{label}</span>
      <Select name={name} none={all} defaultValue={chosen.get(name) ?? ""} options={options} />
    </label>
  );
}
