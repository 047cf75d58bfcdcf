import { messageSchema } from '@portal/api/http/envelope';
import { refundAccountSchema } from '@portal/api/payment/refundAccount';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findOwnPayment } from './findOwnPayment.ts';
import { storeRefundAccount } from './settling/refundAccounts.ts';
import { texts } from './texts.ts';

/** Where money goes back that the gateway cannot send back (POL-11). */
export function refundAccountRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('booking');

  app.post(
    '/main/payment/:id/refund-account',
    {
      access: 'customer',
      summary: 'Says where money goes back that the gateway cannot send back (POL-11)',
      body: refundAccountSchema,
      answer: messageSchema,
      request: {
        path: { id: '{payment}' },
        json: { iban: 'PT50 0002 0123 1234 5678 9015 4', name: 'Marta Figueiredo' },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const customer = await requireCustomer(context, backend);
      const payment = await findOwnPayment(backend, customer, readParameter(context, 'id'));
      const isStored = await storeRefundAccount(backend, payment.id, await readBody());
      if (!isStored) throw new ApiError(409, texts.nothingToRefund);
      return context.json({ message: texts.accountStored });
    },
  );

  return app;
}
