import { wakes } from "#app/islands/wakes.ts";
import { Loading } from "#app/ui/loading.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import { ConsentRequest } from "../consent/consent-request.tsx";
import "./careers.css";

export interface CareersFormProps {
  /** Address of the script that builds the form; null when the owner has none. */
  scriptUrl: string | null;
  /** Which of the provider's forms it is to build. */
  formId: string | null;
  phone: string;
  email: string;
}

/**
 * The external application form: `bringCareersForm` runs its script, which finds its place by `data-form-id` or by
 * where it stands itself. Without it (not configured, no scripts, not arriving) an e-mail does the same.
 */
export function CareersForm({ scriptUrl, formId, phone, email }: CareersFormProps) {
  const t = useText();
  const instead = (
    <p className="reads">
      {t("Envíanos tu currículum a")} <Reach scheme="mailto" value={email} />{" "}
      {t("y cuéntanos en qué club te gustaría trabajar. Si prefieres hablar, llámanos al")}{" "}
      <Reach scheme="tel" value={phone} />.
    </p>
  );
  if (scriptUrl === null) return <div className="careers-form room links">{instead}</div>;
  return (
    <div
      className="careers-form room links"
      {...wakes("third-party")}
      data-brings="careers"
      data-src={scriptUrl}
      data-form="coming"
    >
      <ConsentRequest purpose="forms" address={scriptUrl} />
      <Loading className="careers-form__loading with-scripts">{t("Cargando formulario...")}</Loading>
      <div data-careers-form {...(formId && { "data-form-id": formId })} />
      <div className="careers-form__missing" role="status">
        <p className="below strong with-scripts">{t("El formulario no se ha cargado.")}</p>
        {instead}
      </div>
    </div>
  );
}
