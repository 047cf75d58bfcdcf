import { useEffect } from 'react';
import { failedAgainAtom } from '../state/atoms.ts';
import { useShell } from '../useShell.ts';

/** How long a page counts as fresh and asks nothing, in milliseconds. */
const FRESH_MS = 5 * 60_000;
/** How often a page that stays in sight looks again, in milliseconds. */
const AGAIN_MS = 30 * 60_000;

/** Name under which a page that loads itself anew leaves where it stood. */
export const PLACE_KEY = 'portal-place';

/**
 * Lets a page that has been open for long learn of newer releases: when it comes into sight again, each half hour
 * while it stays there, and when one of its releases fails for good. Until then none of its code is loaded.
 */
export function useNewVersion(): void {
  const shell = useShell();
  useEffect(() => {
    const load = () => import(/* webpackChunkName: "update" */ './offerNewVersion.ts');
    let asked = Date.now();
    let stop = () => {};
    function look(): void {
      if (document.visibilityState === 'visible' && Date.now() - asked >= FRESH_MS) ask();
    }
    function ask(): void {
      asked = Date.now();
      load()
        .then(async ({ offerNewVersion }) => {
          stop();
          stop = await offerNewVersion(shell);
        })
        // Not now: the page goes on with what it has, and looks again later.
        .catch(() => undefined);
    }
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, AGAIN_MS);
    const unsubscribe = shell.store.sub(failedAgainAtom, ask);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
      stop();
    };
  }, [shell]);
  useEffect(() => {
    if (sessionStorage.getItem(PLACE_KEY) === null) return;
    import(/* webpackChunkName: "update" */ './keepPlace.ts').then(
      ({ returnToPlace }) => returnToPlace(),
      () => undefined,
    );
  }, []);
}
