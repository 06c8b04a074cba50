import { roles } from "#domain/people/role.ts";
import { roleTable, roleWords } from "./role-words.ts";

/** What each role may, in the words of the dialog. */
export function RoleTable() {
  return (
    <details className="panel-box panel-card panel-card--people role-table">
      <summary>Qué puede hacer cada puesto</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too */}
      <section aria-label="Qué puede hacer cada puesto" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {roles.map((role) => (
                <th key={role} scope="col">
                  {roleWords[role].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roleTable.map(({ what, may }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                {roles.map((role, at) => (
                  <td key={role}>{may[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
