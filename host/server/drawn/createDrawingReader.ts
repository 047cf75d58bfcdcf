import type { Release } from '@portal/contract/release';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { messageOf } from '@portal/domain/text/messageOf';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import { readPublished, readSheets, type EmbeddedSheet } from './readPublished.ts';
import { edgeLog } from '../log/edgeLog.ts';

/** Drawings of so many pages, releases and builds are kept at once. */
const REMEMBERED = 50;
/** How long what could not be read is not asked for again, in milliseconds: documents are those of before meanwhile. */
const PAUSE = 5000;

const FRAME = /^frame\.[0-9a-f]+\.drawn$/;
const frameSchema = v.object({ react: v.string(), markup: v.string() });
const pageSchema = v.object({ react: v.string(), ofVerticals: v.record(v.string(), v.string()) });

/** A page of a release in the frame of a build, for any provider. */
export interface Drawing {
  release: Release;
  frame: string;
  /** The page by vertical. */
  ofVerticals: Record<string, string>;
  /** The sheets of both, by address below the origin. */
  sheets: readonly EmbeddedSheet[];
}

/**
 * Reads what builds and releases have drawn, as it was published, and keeps it by build, release and page: none of them
 * ever changes, and none knows of a provider.
 * @param readHost a file of the shell
 * @param readAsset a file of a remote, by its name first
 */
export function createDrawingReader(
  readHost: ReadAsset,
  readAsset: ReadAsset,
  now: () => number = () => Date.now(),
): (build: HostBuild, release: Release, page: string) => Promise<Drawing | null> {
  const missedAt = new LRUCache<string, number>({ max: REMEMBERED });

  async function load(build: HostBuild, release: Release, page: string): Promise<Drawing | null> {
    const ofRelease: ReadAsset = (path) => readAsset(`${release.name}/${path}`);
    const isPage = new RegExp(`^page-${page}\\.[0-9a-f]+\\.drawn$`);
    const frame = build.files.find(({ path }) => FRAME.test(path))?.path;
    const drawn = release.files.find(({ path }) => isPage.test(path))?.path;
    if (frame === undefined || drawn === undefined) return null;

    const view = release.views[`page-${page}`];
    const [frameFile, pageFile, ...sheets] = await Promise.all([
      readPublished(readHost, build, frame),
      readPublished(ofRelease, release, drawn),
      readSheets(readHost, build, build.styles),
      readSheets(ofRelease, release, [...release.styles, ...(view?.styles ?? [])]),
    ]);
    const { react, markup } = v.parse(frameSchema, JSON.parse(frameFile));
    const { react: drawnBy, ofVerticals } = v.parse(pageSchema, JSON.parse(pageFile));
    // The shell lends the React that drew its frame: what another one has drawn it may not take over as it is.
    return react === drawnBy
      ? { release, frame: markup, ofVerticals, sheets: sheets.flat() }
      : null;
  }

  interface Wanted {
    build: HostBuild;
    release: Release;
    page: string;
  }
  const drawings = new LRUCache<string, { drawing: Drawing | null }, Wanted>({
    max: REMEMBERED,
    fetchMethod: async (_key, _old, { context: { build, release, page } }) => ({
      drawing: await load(build, release, page),
    }),
  });

  return async (build, release, page) => {
    const key = [build.version, release.name, release.version, page].join(' ');
    if (now() - (missedAt.get(key) ?? -Infinity) < PAUSE) return null;
    try {
      const { drawing } = await drawings.forceFetch(key, { context: { build, release, page } });
      return drawing;
    } catch (error) {
      missedAt.set(key, now());
      const { name, version } = release;
      const line = { page, remote: name, version, error: messageOf(error) };
      edgeLog.error(line, 'a drawn page cannot be used');
      return null;
    }
  };
}
