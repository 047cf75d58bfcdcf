import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';
import { useShell } from '../useShell.ts';
import { whenIdle } from '../../browser/whenIdle.ts';

/** How long a page has for itself before anything is fetched for the next start, in milliseconds. */
const GRACE_MS = 4000;

const loadOffline = () =>
  import(/* webpackChunkName: "offline" */ '../../shell/offline/cacheForOffline.ts');

/**
 * Once cookies were accepted and the browser has nothing better to do, the last answers are cached for
 * a start without connection; they are deleted with the session.
 */
export function useOfflineStart(): void {
  const { bus } = useShell();
  const isAnswered = !useAtomValue(consentOpenAtom);
  useEffect(() => {
    if (!isAnswered) return undefined;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        loadOffline()
          .then(({ cacheForOffline }) => cacheForOffline())
          // Not on this device, or not now: the portal works as without it.
          .catch(() => undefined);
      });
    }, GRACE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isAnswered]);
  useEffect(
    () =>
      bus.on('session.ended', () => {
        loadOffline()
          .then(({ deleteCustomerCache }) => deleteCustomerCache())
          .catch(() => undefined);
      }),
    [bus],
  );
}
