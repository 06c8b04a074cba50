import { Search } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";

interface SearchBarProps {
  search: string;
  /** What `found` is of, where that is not what stands there now. */
  sought?: string;
  onSearch: (search: string) => void;
  /** How many, or so much in words. */
  found: number | string;
  total: number | string;
  one: string;
  many: string;
}

export function SearchBar({ search, sought = search, onSearch, found, total, one, many }: SearchBarProps) {
  const all = `${total} ${total === 1 ? one : many}`;
  return (
    <div className="row wraps below-16">
      <label className="search-bar__field relative muted">
        <Icon of={Search} size={17} />
        <span className="sr-only">Buscar {many}</span>
        <input
          className="input"
          type="search"
          value={search}
          placeholder="Buscar"
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <p className="muted figures" role="status">
        {sought.trim() === "" ? all : `${found} de ${all}`}
      </p>
    </div>
  );
}
