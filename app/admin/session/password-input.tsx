import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";

interface PasswordInputProps {
  control: ComponentProps<"input">;
  autoComplete: "current-password" | "new-password";
}

export function PasswordInput({ control, autoComplete }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password relative">
      <input className="input" type={isShown ? "text" : "password"} autoComplete={autoComplete} {...control} />
      <button
        className="centred muted"
        type="button"
        aria-label="Mostrar contraseña"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon of={isShown ? EyeOff : Eye} size={20} />
      </button>
    </div>
  );
}
