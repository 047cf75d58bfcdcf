import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../packages.ts';
import { unpack } from './pack.ts';

/** Folder of the packs and their list. */
export const keptFolder = join(root, 'e2e', 'skew', 'kept');

const LIST = join(keptFolder, 'kept.json');

const keptBuildSchema = v.object({
  /** Short id of the commit that was built. */
  commit: v.string(),
  /** ISO instant at which that commit was made. */
  date: v.string(),
  /** The contract that its shell offers. */
  contract: v.string(),
  /** File name of the pack, and its size. */
  pack: v.string(),
  bytes: v.number(),
  /** Version of every package in it, the host's too, and the contract that a remote needs. */
  packages: v.record(
    v.string(),
    v.object({ version: v.string(), needs: v.nullable(v.string()), bytes: v.number() }),
  ),
});

/** The released builds of one commit, kept so that later ones are tried against them. */
export type KeptBuild = v.InferOutput<typeof keptBuildSchema>;

/** Everything that is kept, oldest first. */
export function keptBuilds(): KeptBuild[] {
  if (!existsSync(LIST)) return [];
  return v.parse(v.array(keptBuildSchema), JSON.parse(readFileSync(LIST, 'utf8')));
}

/** Writes the list anew. */
export function writeKeptBuilds(builds: readonly KeptBuild[]): void {
  writeFileSync(LIST, `${JSON.stringify(builds, null, 2)}\n`);
}

/** The files of one package of a kept build, with `release.json` (the host: `host.json`), by their name. */
export function keptFiles(kept: KeptBuild, name: string): Map<string, Buffer> {
  const files = unpack(readFileSync(join(keptFolder, kept.pack)));
  const inside = `${name}/`;
  return new Map(
    [...files]
      .filter(([path]) => path.startsWith(inside))
      .map(([path, content]) => [path.slice(inside.length), content]),
  );
}
