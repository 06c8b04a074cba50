import { Button } from "#app/ui/button.tsx";
import "./proposal.css";
import "./proposal-form.css";

/** The third step: it says that the proposal has arrived. */
export function ProposalSent({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  return (
    <div className="proposal__step proposal__sent">
      <span className="bar" />
      <h3 className="title-1" tabIndex={-1}>
        Propuesta enviada
      </h3>
      <p className="lead">La tenemos. Te respondemos por email.</p>
      <div className="proposal__actions">
        <Button variant="line" onClick={onAgain}>
          Enviar otra propuesta
        </Button>
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </div>
  );
}
