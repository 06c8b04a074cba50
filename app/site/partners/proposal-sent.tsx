import { Button } from "#app/ui/button.tsx";
import "./proposal.css";
import "./proposal-form.css";

/** The third step: it says that the proposal has arrived. */
export function ProposalSent() {
  return (
    <div className="proposal__step proposal__sent">
      <span className="bar" />
      <h3 className="title-1" tabIndex={-1}>
        Propuesta enviada
      </h3>
      <p className="lead">La tenemos. Te respondemos por email.</p>
      <div className="proposal__actions">
        <Button variant="line" data-go="again">
          Enviar otra propuesta
        </Button>
        <Button data-go="close">Cerrar</Button>
      </div>
    </div>
  );
}
