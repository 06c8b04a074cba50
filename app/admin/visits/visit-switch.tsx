import { Switch } from "../../ui/switch.tsx";

interface VisitSwitchProps {
  label: string;
  isOn: boolean;
  words: readonly [on: string, off: string];
  onChange: (isOn: boolean) => void;
}

/** Its name stays as it is when its state changes, which is heard as its state. */
export function VisitSwitch({ label, isOn, words: [on, off], onChange }: VisitSwitchProps) {
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {label}
      </span>
      <Switch isOn={isOn} aria-label={label} onClick={() => onChange(!isOn)}>
        <span>{isOn ? on : off}</span>
      </Switch>
    </div>
  );
}
