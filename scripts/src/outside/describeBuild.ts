import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@portal/contract/release';
import type { RemoteManifest } from '@portal/contract/remoteManifest';
import { describeFiles } from '@portal/webpack/describeFiles';
import { federationName } from '@portal/webpack/packageIdentity';
import * as v from 'valibot';
import { Problem } from '../terminal/problem.ts';

/** What a build without the preset calls its files: the container, and what `./remote` needs. */
const ENTRY = 'remoteEntry';
const EXPOSED = 'remote';

/**
 * Writes the record of a release beside the files of a build that was made without the preset, and their compressed
 * forms. Which file belongs to what is read from its name: `remoteEntry.<hash>.js`, `remote.<hash>.js`,
 * `page-<name>.<hash>.js`, `panel-<name>.<hash>.css`.
 * @param folder where the files lie
 * @throws Problem when the entry is missing, or a file without a hash would be kept by browsers for a year
 */
export async function describeBuild(
  folder: string,
  manifest: RemoteManifest,
  version: string,
): Promise<Release> {
  if (!existsSync(folder)) throw new Problem(`There is no ${folder}: build first.`);
  const files = await describeFiles(folder);
  const paths = files.map(({ path }) => path);
  const part = (name: string) => {
    const own = paths.filter((path) => path.startsWith(`${name}.`));
    const ending = (kind: string) => own.filter((path) => path.endsWith(kind));
    return { scripts: ending('.js'), styles: ending('.css') };
  };
  const [entry, ...further] = part(ENTRY).scripts;
  if (entry === undefined || further.length > 0)
    throw new Problem(
      `${folder} has ${entry === undefined ? 'no' : 'more than one'} ${ENTRY}.<hash>.js, which is the container: empty the folder and build again.`,
    );
  const unhashed = paths.filter((path) => /^[\w@-]+\.\w+$/.test(path));
  if (unhashed.length > 0)
    throw new Problem(
      `${unhashed.join(', ')}: a file is kept for a year, so its name holds a hash of its content (page-points.3f9a1c.js).`,
    );
  const views = [
    ...manifest.pages.map(({ name }) => `page-${name}`),
    ...manifest.panels.map(({ name }) => `panel-${name}`),
  ];
  const release = v.parse(releaseSchema, {
    ...manifest,
    version,
    federationName: federationName(manifest.name, version),
    base: `/assets/${manifest.name}/`,
    entry,
    ...part(EXPOSED),
    views: Object.fromEntries(views.map((name) => [name, part(name)])),
    files,
  });
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
