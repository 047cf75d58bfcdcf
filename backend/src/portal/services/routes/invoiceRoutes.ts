import { messageSchema } from '@portal/api/http/envelope';
import { invoiceRequestSchema } from '@portal/api/work/createServicesApi';
import { invoicesSchema } from '@portal/api/work/invoice';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { runOnce } from '../../../platform/http/once/runOnce.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { limitChanges } from '../../../accounts/limits/limitChanges.ts';
import { listInvoices } from '../../invoices/listInvoices.ts';
import { requestInvoice } from '../../invoices/requestInvoice.ts';
import { barsOf } from '../presentWork.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';

/** Asking for the invoice of a completed work (API-32, DET-38), and the documents that the provider attached (INV-05). */
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
      const answer = await runOnce(
        backend.database,
        `invoice-request/${customer.client.id}`,
        context.req.header('idempotency-key'),
        { id: subject.id, emails },
        backend.clock.now(),
        async () => {
          await limitChanges(backend, customer.client.id, 'invoice requests');
          await requestInvoice(backend, customer, subject.id, emails);
          return { status: 200, body: { message: texts.invoiceRequested } };
        },
      );
      return context.json(answer.body, answer.status);
    },
  );

  app.get(
    '/main/services/:id/invoices',
    {
      access: 'customer',
      summary: 'The documents of invoicing, newest first (INV-05)',
      answer: invoicesSchema,
      request: { path: { id: '{completed}' } },
    },
    async (context) => {
      const { subject } = await openSubject(context, backend);
      return context.json(await listInvoices(backend, subject));
    },
  );

  return app;
}
