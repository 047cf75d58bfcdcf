import type { HostRelease } from '@portal/rollout/release/hostRelease';
import { integrityOf } from '@portal/storage/integrityOf';
import { LRUCache } from 'lru-cache';
import { messageOf } from '@portal/domain/text/messageOf';
import { EARLY_FILE, embeddable, type HostBuild } from './createHostBuildReader.ts';
import { WORKER_FILE } from './sendServiceWorker.ts';
import type { ReadAsset } from './readAsset.ts';
import { edgeLog } from '../log/edgeLog.ts';

/** Builds of which it is known that they can be served; more than a few are never given at once. */
const REMEMBERED = 20;
/** How long a build that cannot be read is not asked for again, in milliseconds: pages get the edge's own meanwhile. */
const PAUSE = 5000;

/** The builds of the shell that this edge can make pages with. */
export interface HostBuilds {
  /** The one that it was started with. @throws when there is none */
  own(): Promise<HostBuild>;
  /** A published one, or the edge's own where it is null, or is not there as it was published. */
  of(release: HostRelease | null): Promise<HostBuild>;
}

/** What no page of the build starts without. */
function neededBy({ entry, scripts, styles, files }: HostRelease): string[] {
  const special = files.map(({ path }) => path).filter((path) => WORKER_FILE.test(path));
  return [entry, ...scripts, ...styles, ...special];
}

/**
 * Reads published builds of the shell from the asset storage, and keeps them by version: a release never changes. What a
 * start needs must be there, whole and as published, before a page is made with it.
 * @param read a file of the shell, wherever it is
 */
export function createHostBuilds(
  own: () => Promise<HostBuild>,
  read: ReadAsset,
  now: () => number = () => Date.now(),
): HostBuilds {
  const missedAt = new LRUCache<string, number>({ max: REMEMBERED });

  async function checked({ files }: HostRelease, path: string): Promise<Buffer> {
    const content = await read(path);
    const expected = files.find((file) => file.path === path)?.integrity;
    if (content === undefined) throw new Error(`${path} is missing.`);
    if (integrityOf(content) !== expected) throw new Error(`${path} is not what was published.`);
    return content;
  }

  async function load(release: HostRelease): Promise<HostBuild> {
    await Promise.all(neededBy(release).map((path) => checked(release, path)));
    const early = release.files.find(({ path }) => EARLY_FILE.test(path));
    const program = early && (await checked(release, early.path)).toString();
    return { ...release, earlyScript: program === undefined ? null : embeddable(program) };
  }

  const builds = new LRUCache<string, HostBuild, HostRelease>({
    max: REMEMBERED,
    fetchMethod: (_version, _old, { context }) => load(context),
  });

  return {
    own,
    async of(release) {
      if (release === null) return own();
      const { version } = release;
      const known = builds.get(version);
      if (known !== undefined) return known;
      const started = await own().catch(() => null);
      if (started?.version === version) return started;
      if (now() - (missedAt.get(version) ?? -Infinity) < PAUSE) return started ?? own();
      try {
        return await builds.forceFetch(version, { context: release });
      } catch (error) {
        missedAt.set(version, now());
        edgeLog.error(
          { version, error: messageOf(error) },
          "a host cannot be served, pages get this edge's own",
        );
        return started ?? own();
      }
    },
  };
}
