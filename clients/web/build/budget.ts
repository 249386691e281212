/** Stops a build whose files grew over what a slow phone should have to fetch. Sizes are kB of gzip. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const ENTRY_KB = 90; // the script of the first page with all it imports at once
const GAME_KB = 40; // the script of one hand-made board
const ART_KB = 60; // one sprite

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

export interface Measured {
  name: string;
  kb: number;
  limit: number;
}

function kilobytes(source: string | Uint8Array): number {
  return gzipSync(source).length / 1000;
}

/** What the entry loads before anything is shown: itself and its static imports. */
function withImports(entry: Rolldown.OutputChunk, all: Readonly<Record<string, Output>>): number {
  const seen = new Set<string>();
  const visit = (file: string): number => {
    const chunk = all[file];
    if (chunk?.type !== "chunk" || seen.has(file)) return 0;
    seen.add(file);
    return kilobytes(chunk.code) + chunk.imports.reduce((sum, next) => sum + visit(next), 0);
  };
  return visit(entry.fileName);
}

export function measure(all: Readonly<Record<string, Output>>): Measured[] {
  const measured: Measured[] = [];
  for (const file of Object.values(all)) {
    if (file.type === "chunk" && file.isEntry) {
      measured.push({ name: file.fileName, kb: withImports(file, all), limit: ENTRY_KB });
    } else if (file.type === "chunk" && file.facadeModuleId?.includes("/src/games/")) {
      measured.push({ name: file.fileName, kb: kilobytes(file.code), limit: GAME_KB });
    } else if (file.type === "asset" && file.fileName.endsWith(".svg")) {
      measured.push({ name: file.fileName, kb: kilobytes(file.source), limit: ART_KB });
    }
  }
  return measured;
}

export function budget(): Plugin {
  return {
    name: "wartesaal-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const over = measure(bundle).filter(({ kb, limit }) => kb > limit);
      if (over.length > 0) {
        const lines = over.map((o) => `${o.name}: ${o.kb.toFixed(1)} kB gzip, allowed ${o.limit}`);
        this.error(`too big for a slow phone:\n${lines.join("\n")}`);
      }
    },
  };
}
