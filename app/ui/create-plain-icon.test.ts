import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createPlainIcon, { type IconData } from "./create-plain-icon.ts";
import { Icon } from "./icon.tsx";

const folder = join(process.cwd(), "node_modules/lucide-react/dist/esm/icons");

/** `ArrowUpRight` is in `arrow-up-right`, `Share2` in `share-2`. */
const fileOf = (icon: string) => join(folder, `${icon.replace(/(?<!^)[A-Z]|(?<=\D)\d/g, "-$&").toLowerCase()}.mjs`);

interface Module {
  __iconData: IconData;
  default: LucideIcon;
}

const inUse = new Set(
  globSync("app/**/*.tsx")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^import \{([^}]+)\} from "lucide-react"/gm)])
    .flatMap(([, names = ""]) => names.split(",").map((it) => it.trim()))
    .filter((name) => name !== "" && !name.startsWith("type ")),
);

it("draws every icon of ours as the package itself does", async () => {
  const looks = [{ size: 18 }, { className: "big", filled: true }, { label: "Cerrar" }];
  let compared = 0;
  for (const file of [...inUse].map(fileOf).filter(existsSync)) {
    const { __iconData: data, default: theirs } = (await import(file)) as Partial<Module> & Pick<Module, "default">;
    // An older name of an icon leads to the newer one's file.
    if (!data) continue;
    const ours = createPlainIcon(data) as ComponentType as LucideIcon;
    for (const look of looks) {
      const draw = (of: LucideIcon) => renderToStaticMarkup(createElement(Icon, { of, ...look }));
      expect(draw(ours)).toBe(draw(theirs));
    }
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
});
