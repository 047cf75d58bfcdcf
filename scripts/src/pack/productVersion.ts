import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../packages.ts';

const packageSchema = v.object({ version: v.string() });

/** The version of the whole product; its one place is the package.json of the project's folder, also of an installation. */
export function productVersion(): string {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version;
}
