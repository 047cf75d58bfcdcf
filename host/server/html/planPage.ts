import type { BootDocument, ResolvedRemote } from '@portal/contract/bootDocument';
import { satisfiesContract } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import type { EarlyPlan } from '../../src/early/earlyAnswer.ts';
import { isReachable, type PageMatch } from '../../src/address/pages/matchPage.ts';
import { homeOf } from '../../src/address/homeOf.ts';
import { modeOf } from '../../src/address/modeOf.ts';
import { isLitePath } from '@portal/contract/paths';
import { pageAt } from '../boot/pageAt.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { firstRequestsOf } from './firstRequestsOf.ts';
import { skeletonShapeOf, type SkeletonShape } from './skeleton/skeletonShape.ts';

/** A file that the page will need, by absolute address. */
export interface Resource {
  href: string;
  integrity: string | undefined;
}

export interface PagePlan {
  match: PageMatch | null;
  /** What the first paint looks like. */
  shape: SkeletonShape;
  entry: Resource;
  scripts: Resource[];
  styles: Resource[];
  /** Addresses of the fonts. */
  fonts: string[];
  /** Addresses of what the page asks first. */
  requests: EarlyPlan['requests'];
}

interface FileSet {
  base: string;
  files: { path: string; integrity: string }[];
}

const WRAPPER_CHUNK = /^wrapper\.[^/]*\.js$/;
/** What takes over a page that is drawn in its document. */
const DRAWN_CHUNK = /^taking-over\.[^/]*\.js$/;
/** What the shell has around every lite page. */
export const LITE_CHUNK = /^lite\.[^/]*\.(?:js|css)$/;

function resource(origin: string, set: FileSet, path: string): Resource {
  return {
    // Absolute: style sheets that the remote asks for later are only recognised by the whole address.
    href: new URL(set.base + path, origin).href,
    integrity: set.files.find((file) => file.path === path)?.integrity,
  };
}

/** The page that this address will show: what it says, or home, or login (SHL-10, C-24). */
function expectedPage(document: BootDocument, path: string, hasSession: boolean): PageMatch | null {
  const mode = modeOf(path, hasSession);
  const asked = path === '/' ? null : pageAt(document.remotes, path);
  if (asked && isReachable(asked.page, mode)) return asked;
  if (asked || path === '/') return pageAt(document.remotes, homeOf(mode));
  return null;
}

/** The release that this host will show: what it may not run is not fetched either. */
function shownRelease({ release, fallback }: ResolvedRemote, host: HostBuild): Release | undefined {
  const candidates = fallback ? [release, fallback] : [release];
  return candidates.find(({ contract }) => satisfiesContract(contract, host.contract));
}

/** What takes a page over may be a file of its own, named after the page's. */
function needsOf(release: Release, page: string, isDrawn: boolean) {
  const view = release.views[`page-${page}`] ?? { scripts: [], styles: [] };
  const takingOver = isDrawn ? (release.views[`page-${page}-drawn`]?.scripts ?? []) : [];
  return {
    scripts: [release.entry, ...release.scripts, ...view.scripts, ...takingOver],
    styles: [...release.styles, ...view.styles],
  };
}

/** Everything that the first view of an address needs, so that it all downloads at once. */
export function planPage(
  document: BootDocument,
  host: HostBuild,
  request: {
    origin: string;
    path: string;
    hasSession: boolean;
    isWrapped: boolean;
    isDrawn: boolean;
  },
): PagePlan {
  const { origin } = request;
  const match = document.provider ? expectedPage(document, request.path, request.hasSession) : null;
  const plan: PagePlan = {
    match,
    shape: skeletonShapeOf(match, homeOf(modeOf(request.path, request.hasSession))),
    entry: resource(origin, host, host.entry),
    scripts: host.scripts.map((path) => resource(origin, host, path)),
    styles: host.styles.map((path) => resource(origin, host, path)),
    fonts: host.files
      .filter(({ path }) => path.endsWith('.woff2'))
      .map(({ path }) => resource(origin, host, path).href),
    requests: match ? firstRequestsOf(match, modeOf(request.path, request.hasSession)) : [],
  };
  // The start waits for a wrapper, so the way to it must not wait for a second download (SHL-43).
  for (const [isNeeded, chunk] of [
    [request.isWrapped, WRAPPER_CHUNK],
    [request.isDrawn, DRAWN_CHUNK],
  ] as const) {
    const file = host.files.find(({ path }) => isNeeded && chunk.test(path));
    if (file) plan.scripts.push(resource(origin, host, file.path));
  }
  // Nothing of a lite page is drawn before its frame.
  const frame = isLitePath(request.path) ? host.files : [];
  for (const { path } of frame.filter((file) => LITE_CHUNK.test(file.path))) {
    plan[path.endsWith('.css') ? 'styles' : 'scripts'].push(resource(origin, host, path));
  }
  const release = match ? shownRelease(match.remote, host) : undefined;
  // A development server has no list of files: there is nothing to preload.
  if (match && release && release.files.length > 0) {
    const needs = needsOf(release, match.page.name, request.isDrawn);
    plan.scripts.push(...needs.scripts.map((path) => resource(origin, release, path)));
    plan.styles.push(...needs.styles.map((path) => resource(origin, release, path)));
  }
  return plan;
}
