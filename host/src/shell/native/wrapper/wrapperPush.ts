import type { PushSubscriber } from '@portal/contract/native';
import { appMessages } from '@portal/contract/native/messages';
import type { NativeBridge } from '../bridge/createBridge.ts';

/** The wrapper asks the customer for the permission first, in milliseconds. */
const ANSWER_TIME = 120_000;

/** Notices by the application itself: where they go, or null when nobody wants them, or nothing answers (REM-14). */
export async function wrapperPush(
  bridge: NativeBridge,
  key: string,
): Promise<PushSubscriber | null> {
  const answer = await bridge.ask(appMessages.push, { key }, ANSWER_TIME);
  return answer?.device ?? null;
}
