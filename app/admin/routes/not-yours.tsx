import { Link } from "react-router";
import { listColleagues } from "../../data/people/colleagues.ts";
import { PageHead } from "../layout/page-head.tsx";
import { panelTitle, refusedSection } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/not-yours.ts";

/** What she asked for, and who may help; without their names when they cannot be read. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const colleagues = await listColleagues(browserClient()).catch(() => []);
  return {
    title: nameOf(new URL(request.url)),
    direction: colleagues.filter(({ role, is_me: isMe, is_off: isOff }) => role === "direction" && !isMe && !isOff),
  };
}

const nameOf = ({ search }: { search: string }) => refusedSection(search)?.title ?? "Esta sección";

export const meta = ({ location }: Route.MetaArgs) => [{ title: panelTitle(nameOf(location)) }];

/** Where somebody lands who asks for a section that is not of her role. */
export default function NotYours({ loaderData: { title, direction } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} about="Tu puesto no incluye esta sección." />
      <div className="panel-box panel-card">
        <p>Si la necesitas, pídesela a alguien de dirección:</p>
        <ul>
          {direction.map(({ user_id: id, name, email }) => (
            <li key={id}>
              {name} ·{" "}
              <a className="panel-link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <Link className="panel-link" to="/admin">
            Ir al dashboard
          </Link>
        </p>
      </div>
    </>
  );
}
