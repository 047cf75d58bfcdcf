import type { Report } from '@portal/contract/report';
import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../../../composition/slot/createSlotStatus.ts';
import { PartFailure } from './PartFailure.tsx';

/**
 * Stands where a part of the shell will be: nothing at first, and when its code takes long or hangs, that it does, as for
 * remotes (C-254). Code on its way is asked for again only by another document, which the shell holds back where
 * something is unsaved.
 * @param says false for what nobody asked for: it is only reported
 */
export function PartWait({ report, says }: { report: Report; says: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      report.failure({
        code: 'SHELL-RENDER',
        message: `a part: not shown after ${SLOW_AFTER_MS} ms, its code on the way`,
      });
    }, SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [report]);
  return isSlow && says ? <PartFailure isSlow onRetry={() => window.location.reload()} /> : null;
}
