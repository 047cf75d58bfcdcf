import { conditionTexts } from './conditionTexts.ts';
import { whenReceived } from './whenReceived.ts';

/** Since when what is shown is the last that was known; in milliseconds since 1970. */
export default function LastReceived({ received }: { received: number }) {
  return conditionTexts.received(whenReceived(received));
}
