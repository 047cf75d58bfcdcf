import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';

const ENDING = '.catalogue.tsx';

/** An entry's title in its file: what the exported object begins with. */
const TITLE = /^export default {\n {2}title: '([^']+)'/m;

/**
 * Titles of all entries of the catalogue, read from their files.
 * @throws Error for an entry whose title cannot be read: it would not be visited.
 */
export function catalogueEntries(): string[] {
  // The entry of the icons stands with the catalogue itself.
  return ['ui', 'catalogue']
    .map((name) => join(root, 'shared', name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith(ENDING))
    .map((path) => {
      const title = TITLE.exec(readFileSync(path, 'utf8'))?.[1];
      if (title === undefined) throw new Error(`${path} has no title that can be read.`);
      return title;
    })
    .sort();
}
