import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFileSchema } from '@portal/contract/release';
import * as v from 'valibot';

const assets = { scripts: v.array(v.string()), styles: v.array(v.string()) };

const hostBuildSchema = v.object({
  version: v.string(),
  base: v.string(),
  entry: v.string(),
  ...assets,
  views: v.record(v.string(), v.object(assets)),
  files: v.array(releaseFileSchema),
});
export type HostBuild = v.InferOutput<typeof hostBuildSchema>;

/**
 * Reads `host.json` of the host's build, again only when it has changed.
 * @throws when the host has not been built.
 */
export function createHostBuildReader(folder: string): () => Promise<HostBuild> {
  let known: { changed: number; build: HostBuild } | null = null;
  return async () => {
    const file = join(folder, 'host.json');
    const { mtimeMs } = await stat(file);
    if (known?.changed !== mtimeMs) {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      known = { changed: mtimeMs, build: v.parse(hostBuildSchema, content) };
    }
    return known.build;
  };
}
