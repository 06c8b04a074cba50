import { ChevronDown } from "lucide-react";
import { roles } from "#domain/people/role.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { roleTable, roleWords } from "./role-words.ts";

const title = "Qué puede hacer cada puesto";

const columns: Column<(typeof roleTable)[number]>[] = [
  { title: "Qué", kind: "name", cell: ({ what }) => what },
  ...roles.map((role, at) => ({
    title: roleWords[role].name,
    cell: ({ may }: (typeof roleTable)[number]) =>
      may[at] === "No" ? <span className="muted">No</span> : <b>{may[at]}</b>,
  })),
];

export function RoleTable() {
  return (
    <details className="panel-box fold" open>
      <summary className="row spread strong ruled pad">
        {title} <Icon of={ChevronDown} size={18} />
      </summary>
      <Table label={title} columns={columns} rows={roleTable} rowKey={({ what }) => what} />
    </details>
  );
}
