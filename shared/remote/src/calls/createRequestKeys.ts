import { randomKey } from './randomKey.ts';

export interface RequestKeys<Request> {
  /** The Idempotency-Key of a request; the same until it is settled or something in it changes. */
  keyFor(request: Request): string;
  /** The request was answered for good: the next click is a new one. */
  settle(): void;
}

/** Gives each change one key, so that a click repeated after a lost answer gets what the first one did. */
export function createRequestKeys<Request>(): RequestKeys<Request> {
  let current: { fingerprint: string; key: string } | null = null;
  return {
    keyFor(request) {
      const fingerprint = JSON.stringify(request);
      if (current?.fingerprint !== fingerprint) current = { fingerprint, key: randomKey() };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}
