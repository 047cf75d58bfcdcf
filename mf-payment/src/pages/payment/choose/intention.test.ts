import { expect, test } from 'vitest';
import { createIntentionKeys } from './intention.ts';

const intention = {
  id: 'S-1',
  method: 'MBWAY',
  phone: '+351912345678',
  billingId: 'CLIENT',
  total: 3500,
};

test('a repeated click keeps its key until the intention is answered', () => {
  const keys = createIntentionKeys();
  const first = keys.keyFor(intention);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ ...intention })).toBe(first);
  keys.settle();
  expect(keys.keyFor(intention)).not.toBe(first);
});

test('another method, phone or billing is another intention', () => {
  const keys = createIntentionKeys();
  const seen = new Set([
    keys.keyFor(intention),
    keys.keyFor({ ...intention, method: 'MB', phone: null }),
    keys.keyFor({ ...intention, phone: '+351919999999' }),
    keys.keyFor({ ...intention, billingId: 'FINAL_CONSUMER' }),
  ]);
  expect(seen.size).toBe(4);
});
