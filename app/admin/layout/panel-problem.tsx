import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { buttonClass } from "../../ui/links/button-class.ts";

/** Something nobody foresaw, or an address that is none: said inside the panel, with a way onward. */
export function PanelProblem() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="panel-problem stack gap-16 starts breaks small" role="alert">
      <h1>{isMissing ? "Esta página no existe" : "Algo no ha ido bien"}</h1>
      <p>
        {isMissing
          ? "La dirección no lleva a ninguna parte del panel."
          : "No se ha podido abrir. Comprueba la conexión y vuelve a intentarlo; lo que tenías sin guardar sigue en este navegador."}
      </p>
      {/* A whole document: whatever broke starts anew. */}
      <Link className={buttonClass({ size: "compact" })} to="/admin" reloadDocument>
        Volver al panel
      </Link>
    </div>
  );
}
