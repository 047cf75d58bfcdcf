import { messageSchema } from '@portal/api/http/envelope';
import { invoiceRequestSchema } from '@portal/api/work/createServicesApi';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { limitChanges } from '../../../accounts/limits/limitChanges.ts';
import { requestInvoice } from '../../invoices/requestInvoice.ts';
import { barsOf } from '../presentWork.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';

/** Asking for the invoice of a completed work (API-32, DET-38). */
export function invoiceRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  app.post(
    '/main/services/:id/invoice',
    {
      access: 'customer',
      summary: 'Asks for the invoice (API-32)',
      body: invoiceRequestSchema,
      answer: messageSchema,
      request: { path: { id: '{completed}' }, json: { emails: ['{email}'] } },
    },
    async (context, readBody) => {
      const { customer, subject } = await openSubject(context, backend);
      const { emails } = await readBody();
      if (subject.kind !== 'work' || barsOf(subject.row) !== 5 || !subject.row.showInvoiceButton)
        throw new ApiError(409, texts.noInvoice);
      const own = [customer.client.email, customer.client.secondaryEmail];
      if (!emails.every((email) => own.includes(email)))
        throw new ApiError(400, texts.wrongInvoiceEmail);
      await limitChanges(backend, customer.client.id, 'invoice requests');
      await requestInvoice(
        backend,
        customer,
        { id: subject.id, itemId: subject.row.itemId },
        emails,
      );
      return context.json({ message: texts.invoiceRequested });
    },
  );

  return app;
}
