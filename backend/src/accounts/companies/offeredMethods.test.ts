import { PAYMENT_METHODS } from '@portal/domain/money/paymentState';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredMethods } from './offeredMethods.ts';

const methods = fc.shuffledSubarray([...PAYMENT_METHODS]);

test('in production customers are offered what was chosen and is live, in the order chosen; elsewhere all that was chosen [CFG-08] [SET-16] [C-776]', () => {
  fc.assert(
    fc.property(methods, methods, (paymentMethods, livePaymentMethods) => {
      const company = { paymentMethods, livePaymentMethods };
      const offered = offeredMethods({ mode: 'production' }, company);
      expect(offered).toEqual(paymentMethods.filter((one) => livePaymentMethods.includes(one)));
      for (const mode of ['development', 'test'] as const)
        expect(offeredMethods({ mode }, company)).toEqual(paymentMethods);
    }),
  );
});
