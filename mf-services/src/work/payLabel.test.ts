import { expect, test } from 'vitest';
import { payLabel } from './payLabel.ts';

test('what waits for its payment is looked at, anything else unpaid is paid [DET-07]', () => {
  expect(payLabel('PENDING')).toBe('Ver pagamento');
  for (const state of ['NOT_PAID', 'EXPIRED', 'MBWAY_REJECTED', 'CC_ERROR'] as const)
    expect([payLabel(state), payLabel(state, true)]).toEqual(['Pagar', 'Ver pagamento']);
});
