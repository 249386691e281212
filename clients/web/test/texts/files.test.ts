// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

interface Source {
  of: string;
  /** Whose code asks for them; `null`: everything else. */
  folder: string | null;
  files: Record<"de" | "en", string>;
}

const read = (path: string): string => readFileSync(path, "utf8");

function foldersBelow(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  return [folder, ...inside.flatMap((each) => foldersBelow(`${folder}/${each.name}`))];
}

/** The house's own texts, and those of every part that brings its own. */
const SOURCES: Source[] = [
  {
    of: "the house",
    folder: null,
    files: { de: read("../texts/de.ftl"), en: read("../texts/en.ftl") },
  },
  ...foldersBelow("src")
    .filter((folder) => existsSync(`${folder}/texts.de.ftl`))
    .map((folder) => ({
      of: folder,
      folder,
      files: { de: read(`${folder}/texts.de.ftl`), en: read(`${folder}/texts.en.ftl`) },
    })),
];

/** Names of messages and attributes with the variables each needs. */
function shapeOf(source: string): Map<string, string> {
  const shape = new Map<string, string>();
  let message = "";
  let current = "";
  for (const line of source.split("\n")) {
    const start = /^([a-zA-Z][\w-]*) *=/.exec(line);
    const attribute = /^ +\.([\w-]+) *=/.exec(line);
    if (start?.[1]) current = message = start[1];
    else if (attribute?.[1]) current = `${message}.${attribute[1]}`;
    else if (line.startsWith("#")) current = "";
    if (!current) continue;
    const used = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "");
    const known = shape.get(current)?.split(" ") ?? [];
    shape.set(current, [...new Set([...known, ...used])].filter(Boolean).sort().join(" "));
  }
  return shape;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

/** The ids that a file asks for by name, not those it puts together. */
function askedIn(source: string): string[] {
  return [...source.matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

describe.each(SOURCES)("the texts of $of", ({ files }) => {
  test("are the same messages with the same variables in both languages", () => {
    expect(Object.fromEntries(shapeOf(files.en))).toEqual(Object.fromEntries(shapeOf(files.de)));
  });

  test("name no message twice", () => {
    for (const source of Object.values(files)) {
      const names = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test("shout at nobody", () => {
    const spoken = Object.values(files).map((source) => source.replace(/^#.*$/gm, ""));
    expect(spoken.join("")).not.toContain("!");
  });
});

describe("a text that the code asks for by name", () => {
  const shapes = SOURCES.map(({ folder, files }) => ({ folder, shape: shapeOf(files.de) }));
  const house = shapes[0]?.shape;

  test.each(sourcesBelow("src"))("is there: %s", (path) => {
    const own = shapes.find(({ folder }) => folder && path.startsWith(`${folder}/`))?.shape;
    const missing = askedIn(read(path)).filter((id) => !(own ?? house)?.has(id));
    expect(missing).toEqual([]);
  });
});
