import type { Transport } from '../bridge/transport.ts';

/** A wire whose other end the test holds. */
export function testWire() {
  const sent: unknown[] = [];
  let listener: Parameters<Transport['listen']>[0] = () => undefined;
  let isGone = false;
  const transport: Transport = {
    send(text) {
      if (isGone) throw new Error('The wrapper is gone.');
      sent.push(JSON.parse(text));
    },
    listen(given) {
      listener = given;
    },
  };
  return {
    transport,
    /** What the page has said, parsed. */
    sent,
    /** What the wrapper says: an object as JSON, anything else as it is. */
    say(message: unknown, origin: string | null = null) {
      const isObject = typeof message === 'object' && message !== null;
      listener(isObject ? JSON.stringify(message) : message, origin);
    },
    goAway() {
      isGone = true;
    },
  };
}
