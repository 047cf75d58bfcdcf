import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';

const ENDING = '.catalogue.tsx';

/** Names of all entries of the catalogue, read from their files. */
export function catalogueEntries(): string[] {
  return readdirSync(join(root, 'shared', 'ui', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ENDING))
    .map((path) => path.replace(/^.*[\\/]/, '').slice(0, -ENDING.length))
    .sort();
}
