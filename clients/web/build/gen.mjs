/** Writes src/gen/<name>.ts from every JSON schema in a folder: `node build/gen.mjs <schemas> [<target>]`. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { compile } from "json-schema-to-typescript";

const [schemas, target = "src/gen"] = process.argv.slice(2);
if (!schemas) {
  console.error("usage: npm run gen -- <folder of JSON schemas> [<target folder>]");
  process.exit(2);
}
await mkdir(target, { recursive: true });
for (const file of (await readdir(schemas)).filter((name) => name.endsWith(".json")).sort()) {
  const schema = JSON.parse(await readFile(join(schemas, file), "utf8"));
  const name = basename(file, ".json");
  const types = await compile(schema, name, {
    // Without this every object would allow unknown fields, and unions would not narrow.
    additionalProperties: false,
    bannerComment: "/* Written by `npm run gen` from the Python types. Do not edit. */",
    format: true,
    style: { printWidth: 100 },
  });
  await writeFile(join(target, `${name}.ts`), types);
}
