import type { Release } from '@portal/contract/release';
import { LRUCache } from 'lru-cache';
import { embeddedStyles, type EmbeddedStyles } from '../drawn/embeddedStyles.ts';
import { readSheets } from '../drawn/readPublished.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import { LITE_CHUNK } from '../html/planPage.ts';

/** Sheets of so many pages, releases, builds and origins are kept at once. */
const REMEMBERED = 50;

/** A page of a release in a build of the shell, and the origin that its document is of. */
export interface StyledPage {
  build: HostBuild;
  release: Release;
  page: string;
  /** Whether the shell has its lite parts around it. */
  isLite: boolean;
  origin: string;
}

/** The sheets of a page and of what stands around it, as they stand in a document; null where one is not as it was published. */
export type ReadStyles = (page: StyledPage) => Promise<EmbeddedStyles | null>;

/**
 * Reads the sheets of pages and keeps them: those of a version never change, and none knows of a visitor.
 * @param readHost a file of the shell
 * @param readAsset a file of a remote, by its name first
 */
export function createStyleReader(readHost: ReadAsset, readAsset: ReadAsset): ReadStyles {
  async function load({
    build,
    release,
    page,
    isLite,
    origin,
  }: StyledPage): Promise<EmbeddedStyles> {
    const ofLite = build.files
      .map(({ path }) => path)
      .filter((path) => isLite && LITE_CHUNK.test(path) && path.endsWith('.css'));
    const view = release.views[`page-${page}`];
    const sheets = await Promise.all([
      readSheets(readHost, build, [...build.styles, ...ofLite]),
      readSheets((path) => readAsset(`${release.name}/${path}`), release, [
        ...release.styles,
        ...(view?.styles ?? []),
      ]),
    ]);
    return embeddedStyles(sheets.flat(), origin);
  }

  const kept = new LRUCache<string, EmbeddedStyles, StyledPage>({
    max: REMEMBERED,
    fetchMethod: (_key, _old, { context }) => load(context),
  });

  return (styled) => {
    const { build, release, page, isLite, origin } = styled;
    const key = [build.version, release.name, release.version, page, isLite, origin].join(' ');
    return kept.forceFetch(key, { context: styled }).catch(() => null);
  };
}
