import { useEffect, useState } from 'react';
import { useShell } from '../useShell.ts';
import { whenIdle } from '../../browser/whenIdle.ts';

/**
 * Prefetches on intent from the first time that a page is shown on, once the browser has nothing better to do.
 * @returns to be told that a page is shown
 */
export function usePrefetchOnIntent(): () => void {
  const { boot, session, loadAhead } = useShell();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let stop = () => {};
    let isOver = false;
    const cancel = whenIdle(() => {
      import(/* webpackChunkName: "intent" */ '../moves/prepareMoves.ts')
        .then(({ prepareMoves }) => {
          if (!isOver) stop = prepareMoves({ boot, session, loadAhead });
        })
        // Without it pages load when they are opened.
        .catch(() => undefined);
    });
    return () => {
      isOver = true;
      cancel();
      stop();
    };
  }, [isShown, boot, session, loadAhead]);
  return () => setShown(true);
}
