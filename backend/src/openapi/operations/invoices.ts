import { invoiceAnswerSchema, invoiceRequestedSchema } from '@portal/api/provider/schemas';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';
import { change, read, underProviderApi } from './providerOperation.ts';

const text = v.optional(v.string());

/** Requests for invoices in a provider's own system. */
export const invoiceOperations: Operations = underProviderApi({
  'GET /invoice-requests': read('Requests for invoices, newest first', {
    query: v.object({ state: text, limit: text, cursor: text }),
    answer: v.object({
      requests: v.array(invoiceRequestedSchema),
      next: v.nullable(v.string()),
    }),
  }),
  'POST /invoice-requests/:id': change(
    'Notes that the invoice was sent, or refuses it with a reason',
    invoiceAnswerSchema,
    {
      path: { id: 'unknown' },
      json: { refuse: true, reason: 'A fatura já foi enviada por correio.' },
    },
    { status: 201, answer: invoiceRequestedSchema, withoutExample: true },
  ),
});
