import {
  Bold,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MessageSquarePlus,
  Quote,
  Redo2,
  Undo2,
} from "lucide-react";
import { redoDepth, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { actions, hasMark, isInQuote, lineAt, linkRange } from "./commands.ts";
import { schema } from "./schema.ts";
import { turnInto } from "./turn-into.ts";

interface ToolbarProps {
  state: EditorState;
  controls: string;
  run: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
  /** Null where nothing can be commented. */
  onComment: (() => void) | null;
}

/** Formats by the ARIA pattern of a toolbar: one stop of Tab, arrows inside. */
export function Toolbar({ state, controls, run, onLink, onPicture, onComment }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const line = lineAt(state);
  const stops = () => [...(bar.current?.querySelectorAll<HTMLElement>("select, button") ?? [])];
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      return run(() => true);
    }
    const all = stops();
    const at = all.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return undefined;
    event.preventDefault();
    return all[(next + all.length) % all.length]?.focus();
  };
  let place = 0;
  const tabStop = () => {
    const own = place;
    place += 1;
    return { tabIndex: own === stop ? 0 : -1, onFocus: () => setStop(own) };
  };
  const tool = (icon: LucideIcon, name: string, key: string, onClick: () => void, more: ToolState = {}) => (
    <Tool icon={icon} name={name} shortcut={key} onClick={onClick} {...more} {...tabStop()} />
  );
  const { bold, italic } = schema.marks;
  return (
    <div
      className="editor-tools row gap-4 white ruled"
      role="toolbar"
      aria-label="Formato"
      aria-controls={controls}
      ref={bar}
      onKeyDown={move}
      tabIndex={-1}
    >
      <LineSelect line={line} run={run} {...tabStop()} />
      {tool(Bold, "Negrita", "Control+B", () => run(actions.bold), { isOn: hasMark(state, bold) })}
      {tool(Italic, "Cursiva", "Control+I", () => run(actions.italic), { isOn: hasMark(state, italic) })}
      {tool(Link, "Enlace", "Control+K", onLink, { isOn: linkRange(state).href !== "" })}
      {tool(List, "Lista", "Control+Shift+8", () => run(actions.list), { isOn: line.kind === "list" })}
      {tool(ListOrdered, "Lista numerada", "Control+Shift+7", () => run(actions.numbered), {
        isOn: line.kind === "numbered",
      })}
      {tool(Quote, "Cita", "Control+Shift+9", () => run(actions.quote), { isOn: isInQuote(state) })}
      {tool(ImagePlus, "Insertar imagen", "", onPicture)}
      {tool(Undo2, "Deshacer", "Control+Z", () => run(actions.undo), { isOff: undoDepth(state) === 0 })}
      {tool(Redo2, "Rehacer", "Control+Y", () => run(actions.redo), { isOff: redoDepth(state) === 0 })}
      {onComment && tool(MessageSquarePlus, "Comentar el párrafo", "Control+Alt+M", onComment)}
    </div>
  );
}

interface ToolState {
  isOn?: boolean;
  isOff?: boolean;
}

interface ToolProps extends ToolState {
  icon: LucideIcon;
  name: string;
  shortcut: string;
  tabIndex: number;
  onFocus: () => void;
  onClick: () => void;
}

function Tool({ icon, name, shortcut, isOn, isOff, onClick, ...stop }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button icon-button--compact"
      title={shortcut ? `${name} (${shortcut.replace("Control", "Ctrl").replace("Shift", "Mayús")})` : name}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={shortcut || undefined}
      // The text keeps the focus and what is chosen in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onClick}
      {...stop}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}

interface LineSelectProps {
  line: ReturnType<typeof lineAt>;
  run: (command: Command) => void;
  tabIndex: number;
  onFocus: () => void;
}

/** What the line of the caret is; items of lists are told by their buttons. */
function LineSelect({ line, run, ...stop }: LineSelectProps) {
  const levels = [...new Set([1, 2, 3, ...(line.level > 3 ? [line.level] : [])])];
  return (
    <select
      className="input select-fit"
      aria-label="Tipo de párrafo"
      value={line.level}
      onChange={({ target }) =>
        run(target.value === "0" ? turnInto("paragraph") : turnInto("heading", Number(target.value)))
      }
      {...stop}
    >
      <option value={0}>Párrafo</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          Título {level}
        </option>
      ))}
    </select>
  );
}
