import type { BootDocument } from '@portal/contract/bootDocument';
import type { LoadRelease } from '../../composition/release/loadRelease.ts';
import { isReachable, matchPage } from '../../address/pages/matchPage.ts';
import { findPanel } from '../../address/pages/findPanel.ts';
import { appPath } from '../../address/appPath.ts';
import { homeOf } from '../../address/homeOf.ts';
import type { ShellSession } from '../session/shellSession.ts';
import { isSaving } from './isSaving.ts';
import { createViewPrefetch } from './createViewPrefetch.ts';

/** How long the pointer rests on something before that counts as an intention, in milliseconds. */
const REST_MS = 50;

export interface IntentOptions {
  boot: Pick<BootDocument, 'remotes'>;
  session: Pick<ShellSession, 'current' | 'modeAt'>;
  loadAhead: LoadRelease;
}

/**
 * Fetches the code of a page or panel when somebody is about to open it: the pointer rests on its link or button,
 * the focus gets there, a finger touches it. Works for links of the shell and of every remote. Nothing is fetched
 * for whoever saves data.
 * @returns what ends it
 */
export function prefetchOnIntent({ boot, session, loadAhead }: IntentOptions): () => void {
  const prefetch = createViewPrefetch(loadAhead);
  const ending = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function prefetchPage(link: HTMLAnchorElement): void {
    if (link.origin !== window.location.origin) return;
    const asked = appPath(link.pathname);
    if (asked === null) return;
    const path = asked === '/' ? homeOf(session.current().mode) : asked;
    const match = matchPage(boot.remotes, path);
    if (!match || !isReachable(match.page, session.modeAt(path))) return;
    prefetch(match.remote.release, `page-${match.page.name}`);
  }

  function follow(target: EventTarget | null): void {
    if (!(target instanceof Element) || isSaving()) return;
    const opener = target.closest('a[href], [data-opens-panel]');
    if (opener instanceof HTMLAnchorElement) prefetchPage(opener);
    const name = opener?.getAttribute('data-opens-panel');
    const found = name ? findPanel(boot.remotes, name, session.current().mode) : null;
    if (found) prefetch(found.remote.release, `panel-${found.panel.name}`);
  }

  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, {
      capture: true,
      passive: true,
      signal: ending.signal,
    });
  listen('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => follow(target), REST_MS);
  });
  for (const type of ['pointerdown', 'touchstart', 'focusin']) {
    listen(type, ({ target }) => follow(target));
  }
  return () => {
    clearTimeout(resting);
    ending.abort();
  };
}
