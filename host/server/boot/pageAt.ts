import type { BootDocument } from '@portal/contract/bootDocument';
import { LRUCache } from 'lru-cache';
import { matchPage, type PageMatch } from '../../src/address/pages/matchPage.ts';
import { keptFor } from './keptFor.ts';

/** Anybody can invent paths: those that are asked for least recently are looked for anew. */
const PATHS = 200;

const pagesOf = keptFor(
  (_remotes: BootDocument['remotes']) =>
    new LRUCache<string, { match: PageMatch | null }>({ max: PATHS }),
);

/** The page that an app path leads to, looked for once for all providers that get these releases. */
export function pageAt(remotes: BootDocument['remotes'], path: string): PageMatch | null {
  const pages = pagesOf(remotes);
  const known = pages.get(path) ?? { match: matchPage(remotes, path) };
  pages.set(path, known);
  return known.match;
}
