import "./breadcrumbs.css";

interface Crumb {
  name: string;
  href: string;
}

/** The way back to the home page; the last crumb is the page itself. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  return (
    <nav aria-label="Migas de pan">
      <ol className="breadcrumbs">
        {trail.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
