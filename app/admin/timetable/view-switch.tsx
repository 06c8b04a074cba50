import type { LucideIcon } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";

interface ViewSwitchProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; icon?: LucideIcon }[];
  className?: string;
  onChoose: (value: string) => void;
}

export function ViewSwitch({ label, value, options, className = "", onChoose }: ViewSwitchProps) {
  return (
    <fieldset className={`seg ${className}`} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
