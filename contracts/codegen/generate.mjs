// Writes web/src/api/generated/<service>.d.ts from every contracts/openapi/<service>.json.
// Usage: node generate.mjs [source folder] [target folder]
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";

const here = import.meta.dirname;
const { positionals } = parseArgs({ allowPositionals: true });
const source = resolve(positionals[0] ?? `${here}/../openapi`);
const target = resolve(positionals[1] ?? `${here}/../../web/src/api/generated`);
const banner = "// Generated from the OpenAPI contracts by contracts/codegen: do not edit.\n\n";

const documents = (await readdir(source)).filter((name) => name.endsWith(".json")).sort();
if (documents.length === 0) {
  console.error(`No OpenAPI documents in ${source}`);
  process.exit(1);
}
await mkdir(target, { recursive: true });
for (const document of documents) {
  const schema = JSON.parse(await readFile(`${source}/${document}`, "utf8"));
  const types = astToString(await openapiTS(schema, { alphabetize: true }));
  const output = `${target}/${document.replace(/\.json$/, ".d.ts")}`;
  await writeFile(output, banner + types);
  console.log(`${document} -> ${output}`);
}
