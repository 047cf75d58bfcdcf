import { CONTRACT_VERSION, satisfiesContract } from '@portal/contract/contractVersion';
import type { Release } from '@portal/contract/release';
import type { LoadRelease } from '../../composition/release/loadRelease.ts';

function hint(release: Release, path: string): void {
  const link = document.createElement('link');
  const isStyle = path.endsWith('.css');
  const proof = release.files.find((file) => file.path === path)?.integrity;
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  // As `sealStyles` asks for the sheet: what is asked for otherwise is not what was brought.
  if (proof !== undefined) link.integrity = proof;
  if (!isStyle || proof !== undefined) link.crossOrigin = 'anonymous';
  link.href = new URL(release.base + path, window.location.origin).href;
  document.head.append(link);
}

/** Brings the code of one view of a release, so that it can be shown without waiting; each view once. */
export function createViewPrefetch(loadAhead: LoadRelease) {
  const asked = new Set<string>();
  return (release: Release, name: string): void => {
    const key = `${release.federationName} ${name}`;
    if (asked.has(key) || !satisfiesContract(release.contract, CONTRACT_VERSION)) return;
    asked.add(key);
    const view = release.views[name] ?? { scripts: [], styles: [] };
    for (const path of [release.entry, ...release.scripts, ...view.scripts]) hint(release, path);
    for (const path of [...release.styles, ...view.styles]) hint(release, path);
    // Whoever shows the view tells of a failure; here it may be tried again.
    loadAhead(release).catch(() => asked.delete(key));
  };
}
