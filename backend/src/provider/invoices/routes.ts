import { invoiceAnswerSchema, invoiceRequestedSchema } from '@portal/api/provider/schemas';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { issueInvoices } from '../../portal/invoicing/issuing/issueInvoices.ts';
import { remindOfInvoiceRequests } from '../../portal/invoices/remindOfInvoiceRequests.ts';
import { readRequestState } from '../../portal/invoices/requestStateOnWire.ts';
import { accountRoutes } from './accountRoutes.ts';
import { documentRoutes } from './documentRoutes.ts';
import { answerInvoiceRequest, listInvoiceRequests } from './invoiceRequests.ts';

export const invoicesCapability: Capability = {
  name: 'invoices',
  routes,
  tasks: [
    {
      name: 'remind of requests for invoices',
      everySeconds: 900,
      run: async (backend) => {
        await remindOfInvoiceRequests(backend);
      },
    },
    {
      name: 'issue invoices',
      everySeconds: 5,
      run: async (backend) => {
        await issueInvoices(backend);
      },
    },
  ],
};

/** Requests for invoices, as a provider's own system sees and answers them (INV-01, INV-07), and the documents. */
function routes(backend: Backend): DescribedRoutes {
  const { database } = backend;
  const { app, get, change } = providerCalls(backend, 'providerApiInvoices');
  get(
    '/invoice-requests',
    {
      scopes: ['read'],
      summary: 'Requests for invoices, newest first',
      query: v.object({ state: v.optional(v.string()), ...pageQuery }),
      answer: v.object({
        requests: v.array(invoiceRequestedSchema),
        next: v.nullable(v.string()),
      }),
    },
    async (company, context) => {
      const page = readListPage(context, providerPages);
      return listInvoiceRequests(database, company.id, readState(context), page);
    },
  );
  change(
    'POST',
    '/invoice-requests/:id',
    {
      scopes: [],
      summary: 'Notes that the invoice was sent, or refuses it with a reason',
      body: invoiceAnswerSchema,
      answer: invoiceRequestedSchema,
      status: 201,
      request: {
        path: { id: 'unknown' },
        json: { refuse: true, reason: 'A fatura já foi enviada por correio.' },
      },
      withoutExample: true,
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      const request = await answerInvoiceRequest(backend, company, id, body);
      if (request === undefined) throw new ApiError(404, 'There is no such request.');
      return request;
    },
  );
  app.include(documentRoutes(backend));
  app.include(accountRoutes(backend));
  return app;
}

/** `state` of the address, in either case. @throws ApiError 400 */
function readState(context: Context) {
  const given = context.req.query('state');
  if (given === undefined) return undefined;
  const state = readRequestState(given);
  if (state === undefined) throw new ApiError(400, 'state is requested, answered or refused.');
  return state;
}
