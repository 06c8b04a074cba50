import { FileText, Film, ImageOff, type LucideIcon, Minimize2, Search, Unlink, Weight } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import type { ClubName } from "../../content/clubs/club.ts";
import type { MediaPage } from "../../content/media-file.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { byName, Select } from "../fields/select.tsx";
import { useTypedSearch } from "../resource/use-typed-search.ts";
import { otherMediaView } from "./media-address.ts";

const orders = [
  { value: "nombre", text: "Por nombre" },
  { value: "peso", text: "Lo que más pesa, primero" },
];

interface MediaFiltersProps {
  counts: MediaPage["counts"];
  clubs: readonly ClubName[];
  search: URLSearchParams;
}

type Count = keyof MediaPage["counts"];

/** What to look at, each with how many there are; every choice is an address. `asks`: somebody should see to these. */
const choices: { text: string; ver?: string; tipo?: string; of: Count; icon?: LucideIcon; asks?: true }[] = [
  { text: "Todo", of: "all" },
  { text: "Sin usar", ver: "sin-usar", of: "unused", icon: Unlink },
  { text: "Sin texto alternativo", ver: "sin-texto", of: "untold", icon: ImageOff, asks: true },
  { text: "Pequeñas para su sitio", ver: "pequenas", of: "small", icon: Minimize2, asks: true },
  { text: "Más de 5 MB", ver: "pesadas", of: "heavy", icon: Weight, asks: true },
  { text: "Vídeo", tipo: "video", of: "video", icon: Film },
  { text: "Documentos", tipo: "documento", of: "document", icon: FileText },
];

export function MediaFilters({ counts, clubs, search }: MediaFiltersProps) {
  const { id } = useParams();
  const path = id ? `/admin/media/${id}` : "/admin/media";
  const navigate = useNavigate();
  const [typed, type] = useTypedSearch(path, search.get("buscar") ?? "");
  const go = (changes: Record<string, string | null>) => navigate(path + otherMediaView(search, changes));
  const isChosen = ({ ver = "", tipo = "" }: (typeof choices)[number]) =>
    (search.get("ver") ?? "") === ver && (search.get("tipo") ?? "") === tipo;
  return (
    <>
      <div className="row wraps below-16">
        <label className="search-bar__field relative muted">
          <Icon of={Search} size={17} />
          <span className="sr-only">Buscar en medios</span>
          <input
            className="input"
            type="search"
            autoComplete="off"
            placeholder="Nombre, texto alternativo o dónde se usa"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <label>
          <span className="sr-only">Club</span>
          <Select
            className="select-fit"
            none="Todos los clubs"
            value={search.get("club") ?? ""}
            options={byName(clubs)}
            onChoose={(club) => go({ club })}
          />
        </label>
        <label>
          <span className="sr-only">Orden</span>
          <Select
            className="select-fit"
            none="Lo último, primero"
            value={search.get("orden") ?? ""}
            options={orders}
            onChoose={(orden) => go({ orden })}
          />
        </label>
      </div>
      <nav className="pills row gap-8 below-16" aria-label="Filtros de los medios">
        {choices
          .filter((choice) => counts[choice.of] > 0 || choice.of === "all" || isChosen(choice))
          .map((choice) => (
            <Link
              key={choice.text}
              to={path + otherMediaView(search, { ver: choice.ver ?? null, tipo: choice.tipo ?? null })}
              aria-current={isChosen(choice) ? "true" : undefined}
            >
              {choice.icon && <Icon of={choice.icon} size={16} />}
              {choice.text}
              <b className={choice.asks ? "figures asks" : "figures"}>{counts[choice.of].toLocaleString("es-ES")}</b>
            </Link>
          ))}
      </nav>
    </>
  );
}
