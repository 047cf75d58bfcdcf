/** Everything that makes one payment request different from another. */
export interface Intention {
  readonly id: string;
  readonly method: string;
  readonly phone: string | null;
  readonly billingId: string;
  readonly total: number;
}

export interface IntentionKeys {
  /** The Idempotency-Key of an intention; the same until it is settled or something changes. */
  keyFor(intention: Intention): string;
  /** The intention was answered for good: the next click is a new one. */
  settle(): void;
}

/** 128 random bits; works outside secure contexts too, where randomUUID is missing. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives each intention to pay one key, so that a click repeated after a lost answer
 * gets the attempt that the first click created instead of a second one.
 */
export function createIntentionKeys(): IntentionKeys {
  let current: { fingerprint: string; key: string } | null = null;
  return {
    keyFor(intention) {
      const fingerprint = JSON.stringify([
        intention.id,
        intention.method,
        intention.phone,
        intention.billingId,
        intention.total,
      ]);
      if (current?.fingerprint !== fingerprint) current = { fingerprint, key: randomKey() };
      return current.key;
    },
    settle() {
      current = null;
    },
  };
}
