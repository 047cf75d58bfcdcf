import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSchema } from '@portal/contract/release';
import { remoteManifestSchema } from '@portal/contract/remoteManifest';
import { toJsonSchema } from '@valibot/to-json-schema';

/** What outsiders write, as it may be written: what has a usual value may be left out. */
const SCHEMAS = {
  'remote.schema.json': { title: 'remote.json: what a remote is', schema: remoteManifestSchema },
  'release.schema.json': { title: 'The record of a release', schema: releaseSchema },
};

/** Writes the JSON schemas of what outsiders hand over. @returns their names */
export function writeSchemas(folder: string): string[] {
  for (const [name, { title, schema }] of Object.entries(SCHEMAS)) {
    const described = { title, ...toJsonSchema(schema, { typeMode: 'input' }) };
    writeFileSync(join(folder, name), `${JSON.stringify(described, null, 2)}\n`);
  }
  return Object.keys(SCHEMAS);
}
