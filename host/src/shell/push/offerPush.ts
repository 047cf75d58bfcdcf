import { createPushApi } from '@portal/api/account/push';
import { createReminderChannelsApi } from '@portal/api/account/reminderChannels';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { canPush } from '@portal/remote/push/canPush';
import { offerRest } from '@portal/remote/push/offerRest';
import { subscribeDevice } from '@portal/remote/push/subscribeDevice';
import type { Shell } from '../createShell.ts';
import { isCovered } from '../overlays/isCovered.ts';
import { isTyping } from '../prompts/isTyping.ts';
import { retry, type PromptTurn } from '../prompts/retry.ts';
import { texts } from './texts.ts';

/** How long what was saved is read first, in milliseconds; as long again when the moment is wrong. */
const PAUSE = 3000;

type OfferingShell = Pick<Shell, 'bus' | 'overlays' | 'store' | 'http'>;

/**
 * Offers notices on this device after a booking was saved or a budget decided, never before (REM-14): where the browser
 * can, the customer has not refused it, has none yet and did not decline in the last 90 days.
 * @returns what ends it
 */
export function offerPush(
  shell: OfferingShell,
  { pushKey }: Pick<ProviderSnapshot, 'pushKey'>,
): () => void {
  const { bus, overlays, http } = shell;
  const ending = new AbortController();
  const { signal } = ending;
  let stopWaiting = () => undefined as void;

  function turn(): PromptTurn {
    if (!canPush() || !offerRest.isOver()) return 'never';
    return isCovered(shell) || overlays.toasts().length > 0 || isTyping() ? 'later' : 'now';
  }

  function wait(ask: () => void): void {
    stopWaiting();
    stopWaiting = retry(PAUSE, performance.now(), turn, ask);
  }

  async function offer(key: string): Promise<void> {
    // Null where nobody is told, true where this device is already.
    const { push } = await createReminderChannelsApi(http.main).read();
    if (push !== false || signal.aborted) return;
    if (turn() !== 'now') return wait(() => begin(key));
    const isWanted = await overlays.confirm({
      title: texts.question,
      body: texts.body,
      confirmLabel: texts.accept,
      cancelLabel: texts.decline,
      signal,
    });
    if (signal.aborted) return;
    if (!isWanted) return offerRest.begin();
    const device = await subscribeDevice(key);
    if (device === null) return;
    await createPushApi(http.main).register(device);
    overlays.toast({ message: texts.accepted, tone: 'success' });
  }

  // What fails is offered again after the next booking.
  const begin = (key: string) => void offer(key).catch(() => undefined);

  if (!pushKey) return () => undefined;
  const listen = () => wait(() => begin(pushKey));
  const stops = [
    bus.on('appointment.booked', listen),
    bus.on('service.changed', ({ decided }) => {
      if (decided === true) listen();
    }),
  ];
  return () => {
    ending.abort();
    stopWaiting();
    for (const stop of stops) stop();
  };
}
