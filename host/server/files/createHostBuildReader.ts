import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFileSchema } from '@portal/contract/release';
import * as v from 'valibot';

const assets = { scripts: v.array(v.string()), styles: v.array(v.string()) };

const hostBuildSchema = v.object({
  version: v.string(),
  /** Version of the contract that it offers to remotes. */
  contract: v.string(),
  base: v.string(),
  entry: v.string(),
  /** Whether its shell leaves the token of a session to the edge; builds of before read it themselves (C-351). */
  sessionAtEdge: v.optional(v.boolean(), false),
  /** Whether its first script takes the answers that ride in the document; those of before ask for them (C-560). */
  answersInDocument: v.optional(v.boolean(), false),
  ...assets,
  views: v.record(v.string(), v.object(assets)),
  files: v.array(releaseFileSchema),
});
export interface HostBuild extends v.InferOutput<typeof hostBuildSchema> {
  /** The program that the document carries in itself (`src/early`); null in a build without one. */
  earlyScript: string | null;
}

/** How long a build is taken for what it was without looking, in milliseconds: every page asks. */
const UNLOOKED = 100;

/** The program that documents carry in themselves, in a build. */
export const EARLY_FILE = /^early\.[0-9a-f]+\.js$/;

async function readEarlyScript(
  folder: string,
  files: readonly { path: string }[],
): Promise<string | null> {
  const file = files.find(({ path }) => EARLY_FILE.test(path));
  if (!file) return null;
  return embeddable(await readFile(join(folder, file.path), 'utf8'));
}

/** A program as it may stand in a document: with names of its own, and nothing that could end the element. */
export function embeddable(program: string): string {
  return `(()=>{${program.trim().replaceAll('</', '<\\/')}})()`;
}

/**
 * Reads `host.json` of the host's build, again only when it has changed.
 * @throws when the host has not been built.
 */
export function createHostBuildReader(folder: string): () => Promise<HostBuild> {
  let known: { changed: number; build: HostBuild } | null = null;
  let lookedAt = -Infinity;
  return async () => {
    if (known && performance.now() - lookedAt < UNLOOKED) return known.build;
    const file = join(folder, 'host.json');
    const { mtimeMs } = await stat(file);
    lookedAt = performance.now();
    if (known?.changed !== mtimeMs) {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      const build = v.parse(hostBuildSchema, content);
      const earlyScript = await readEarlyScript(folder, build.files);
      known = { changed: mtimeMs, build: { ...build, earlyScript } };
    }
    return known.build;
  };
}
