import "./masthead.css";
/** The head of the paper: "9F" wide, "Today" thin, over the rule. */
export function Masthead() {
  return (
    <div className="masthead">
      <h1>
        <b>9F</b>
        <span>Today</span>
      </h1>
      <p>Entrenamiento, recuperación y vida de club. Escrito por quien lo entrena.</p>
    </div>
  );
}
