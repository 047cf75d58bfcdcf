import { createPushApi, type PushDevice } from '@portal/api/account/push';
import { ApiError } from '@portal/api/http/apiError';
import { createReminderChannelsApi } from '@portal/api/account/reminderChannels';
import { findSubscription } from '@portal/remote/push/findSubscription';
import { offerRest } from '@portal/remote/push/offerRest';
import type { Shell } from '../createShell.ts';
import { isCovered } from '../overlays/isCovered.ts';
import { isTyping } from '../prompts/isTyping.ts';
import { retry, type PromptTurn } from '../prompts/retry.ts';
import { texts } from './texts.ts';

/** How long what was saved is read first, in milliseconds; as long again when the moment is wrong. */
const PAUSE = 3000;

type OfferingShell = Pick<Shell, 'overlays' | 'store' | 'http' | 'native'>;

/** The worker that shows notices comes a while after the page, or did not come; asked for before the customer answers. */
async function fetchWorker(): Promise<void> {
  if ((await navigator.serviceWorker?.getRegistration('/client')) !== undefined) return;
  const { cacheForOffline } = await import(
    /* webpackChunkName: "offline" */ '../offline/cacheForOffline.ts'
  );
  await cacheForOffline();
}

/** Which offer is the last one: an earlier one no longer waits beside it. */
let last = 0;

/**
 * Offers notices on this device, after something was saved (REM-14): where the browser or the application around it can, the customer has not refused it, has
 * none yet and did not decline in the last 90 days.
 * @param key what the browser subscribes with
 * @param signal ends it
 */
export function offerPush(shell: OfferingShell, key: string, signal: AbortSignal): void {
  const { overlays, http, native } = shell;
  last += 1;
  const current = last;

  function turn(): PromptTurn {
    const isOver = signal.aborted || current !== last;
    if (isOver || !findSubscription(native) || !offerRest.isOver()) return 'never';
    return isCovered(shell) || overlays.toasts().length > 0 || isTyping() ? 'later' : 'now';
  }

  async function offer(): Promise<void> {
    // Null where nobody is told, true where this device is already.
    const { push } = await createReminderChannelsApi(http.main).read();
    if (push !== false) return;
    if (turn() !== 'now') return wait();
    fetchWorker().catch(() => undefined);
    const isWanted = await overlays.confirm({
      title: texts.question,
      body: texts.body,
      confirmLabel: texts.accept,
      cancelLabel: texts.decline,
      signal,
    });
    if (signal.aborted) return;
    if (!isWanted) return offerRest.begin();
    const device = await findSubscription(native)?.(key);
    if (!device) {
      // The customer allowed it, and the browser cannot all the same: it could not the next time either.
      if (native.subscribePush || Notification.permission !== 'granted') return;
      offerRest.begin();
      overlays.toast({ message: texts.failed, tone: 'danger' });
      return;
    }
    await register(device);
  }

  /** Whoever wanted it hears what became of it. */
  async function register(device: PushDevice): Promise<void> {
    if (signal.aborted) return;
    try {
      await createPushApi(http.main).register(device);
      overlays.toast({ message: texts.accepted, tone: 'success' });
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return;
      overlays.toast({
        message: texts.notRegistered,
        tone: 'danger',
        action: { label: texts.again, run: () => void register(device) },
      });
    }
  }

  function wait(): void {
    // What fails is offered again after the next booking.
    retry(PAUSE, performance.now(), turn, () => void offer().catch(() => undefined));
  }
  wait();
}
