import type { Delivery } from './delivery.ts';
import { CarrierSilent, type Message } from './message.ts';

/** Less than pages wait for an answer (20 s), and the edge (30 s). */
const waitMilliseconds = 15_000;

/**
 * Hands over a message that a customer waits for, past the queue, and waits for its carrier no longer than a page does
 * (C-930). What the carrier takes after that arrives all the same.
 * @throws MessageRefused or Error when it was not taken, CarrierSilent when nobody can tell
 */
export async function sendAwaited(
  delivery: Pick<Delivery, 'send'>,
  message: Message,
  wait = waitMilliseconds,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CarrierSilent('The carrier does not answer.')), wait);
  });
  try {
    await Promise.race([delivery.send(message), silence]);
  } finally {
    clearTimeout(timer);
  }
}
