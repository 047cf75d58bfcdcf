import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Mode, PageManifest } from '@portal/contract/remoteManifest';
import type { Release } from '@portal/contract/release';
import { matchPath } from './matchPath.ts';

export interface PageMatch {
  remote: ResolvedRemote;
  page: PageManifest;
  params: Readonly<Record<string, string | undefined>>;
}

function matchRelease(release: Release, path: string) {
  for (const page of release.pages) {
    const params = matchPath(page.path, path);
    if (params) return { page, params };
  }
  return null;
}

/**
 * The page that an app path (below the base) leads to, with the remote that owns it.
 * Says nothing about the mode: see `isReachable`.
 */
export function matchPage(remotes: readonly ResolvedRemote[], path: string): PageMatch | null {
  for (const remote of remotes) {
    const found = matchRelease(remote.release, path);
    if (found) return { remote, ...found };
  }
  return null;
}

/** Whether a page may be shown in a mode (SHL-30). */
export function isReachable(page: PageManifest, mode: Mode): boolean {
  return page.modes.includes(mode);
}
