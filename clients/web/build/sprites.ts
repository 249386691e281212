/** Turns `virtual:sprite/<sheet>` into the address of one SVG sprite: our own drawings plus pictograms of Lucide.
 *
 * The drawings are symbols in `src/art/<sheet>.svg`. The pictograms are drawn at build time from their package, so
 * none of them lies in the repository. A sheet is a file of its own with a hash in its name: cached for good. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LUCIDE, SHEETS } from "../src/art/sheets.ts";

const PREFIX = "virtual:sprite/";
const RESOLVED = `\0${PREFIX}`;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

function lucide(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}

/** The symbols of Lucide with the ink of our drawings: they follow `--i`, as everything else does. */
export function pictograms(names: Readonly<Record<string, string>>, set: IconSet): string {
  return Object.entries(names)
    .map(([id, source]) => {
      const icon = set.icons[source];
      if (!icon) throw new Error(`Lucide has no pictogram "${source}" (for "${id}")`);
      const body = icon.body.replaceAll("currentColor", "var(--i)");
      return `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`;
    })
    .join("\n");
}

/** One sheet as a whole SVG document. */
export function drawSheet(sheet: string): string {
  const file = fileURLToPath(new URL(`../src/art/${sheet}.svg`, import.meta.url));
  const own = readFileSync(file, "utf8");
  const drawn = sheet === "house" ? pictograms(LUCIDE, lucide()) : "";
  return own.replace("</svg>", `${drawn}\n</svg>`);
}

export function sprites(): Plugin {
  let building = false;
  return {
    name: "wartesaal-sprites",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const sheet = id.slice(RESOLVED.length);
      if (!(SHEETS as readonly string[]).includes(sheet)) throw new Error(`no sprite "${sheet}"`);
      if (!building) return `export default "/@sprite/${sheet}.svg";`;
      const asset = this.emitFile({
        type: "asset",
        name: `${sheet}.svg`,
        source: drawSheet(sheet),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
    configureServer(server) {
      server.middlewares.use("/@sprite", (request, response) => {
        const sheet = (request.url ?? "").slice(1).replace(/\.svg.*$/, "");
        response.setHeader("content-type", "image/svg+xml");
        response.end(drawSheet(sheet));
      });
    },
  };
}
