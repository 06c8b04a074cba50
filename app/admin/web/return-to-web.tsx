import { Link, useLocation } from "react-router";
import { buttonClass } from "../../ui/links/button-class.ts";

/** Whoever came here by a pencil on the public site finds back to where she was. */
export function ReturnToWeb() {
  const { state } = useLocation();
  if (typeof state?.web !== "string") return null;
  return (
    <div className="panel-notice">
      <p>
        Vienes de <strong>{state.web}</strong>. Lo que guardes se ve allí en cuanto vuelvas.
      </p>
      <Link className={buttonClass({ size: "compact", variant: "line" })} to={`/admin/web${state.web}`}>
        Volver a la web
      </Link>
    </div>
  );
}
