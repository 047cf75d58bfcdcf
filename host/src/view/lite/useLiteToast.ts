import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isCovered } from '../../shell/overlays/isCovered.ts';
import { useShell } from '../useShell.ts';
import { TOAST_AFTER_NAVIGATION } from '../../shell/lite/liteTiming.ts';
import { texts } from './texts.ts';

/** How often it is looked whether the page can be seen again, in milliseconds. */
const COVERED_PAUSE = 1000;

/**
 * Asks whose data this is: `delay` milliseconds after the page was opened, and again 2.5 s after every
 * navigation (LITE-19..21). Stays until it is answered; one at a time. Only where there are data, and not before the
 * cookie banner or a dialog that lies over them has been answered: the toast would lie over its buttons (C-382).
 */
export function useLiteToast({
  path,
  delay,
  provider,
}: {
  path: string;
  delay: number;
  provider: Pick<ProviderSnapshot, 'isInternalTeam'>;
}): void {
  const shell = useShell();
  const { session, overlays, leaveLite } = shell;
  const opened = useRef(path);
  const hasMoved = useRef(false);

  const ask = useEffectEvent(() => {
    if (!session.current().lite?.subjectId) return;
    const message = provider.isInternalTeam ? texts.internal : texts.yours;
    if (overlays.toasts().some((toast) => toast.message === message)) return;
    overlays.toast({
      message,
      isOffered: true,
      action: {
        label: provider.isInternalTeam ? texts.leave : texts.notMine,
        run: () => leaveLite.logOut(),
      },
    });
  });

  const withdraw = useEffectEvent(() => {
    for (const toast of overlays.toasts()) {
      if (toast.message === texts.yours || toast.message === texts.internal)
        overlays.dismissToast(toast.id);
    }
  });
  useEffect(() => () => withdraw(), []);

  useEffect(() => {
    if (path !== opened.current) hasMoved.current = true;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number): void => {
      timer = setTimeout(() => (isCovered(shell) ? wait(COVERED_PAUSE) : ask()), pause);
    };
    wait(hasMoved.current ? TOAST_AFTER_NAVIGATION : delay);
    return () => clearTimeout(timer);
  }, [shell, path, delay]);
}
