import { invoiceAnswerSchema, invoiceRequestStateSchema } from '@portal/api/provider/schemas';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { answerInvoiceRequest, listInvoiceRequests } from './invoiceRequests.ts';

export const invoicesCapability: Capability = { name: 'invoices', routes };

/** Requests for invoices, as a provider's own system sees and answers them (INV-01, INV-07). */
function routes(backend: Backend): Hono {
  const { database, clock } = backend;
  const { app, get, change } = providerCalls(backend);
  get('/invoice-requests', async (company, context) => {
    const page = readListPage(context, providerPages);
    return listInvoiceRequests(database, company.id, readState(context), page);
  });
  change('POST', '/invoice-requests/:id', invoiceAnswerSchema, async (company, body, context) => {
    const id = readParameter(context, 'id');
    const request = await answerInvoiceRequest(database, company.id, id, body, clock.now());
    if (request === undefined) throw new ApiError(404, 'There is no such request.');
    return request;
  });
  return app;
}

/** `state` of the address, in either case. @throws ApiError 400 */
function readState(context: Context) {
  const given = context.req.query('state');
  if (given === undefined) return undefined;
  const state = v.safeParse(invoiceRequestStateSchema, given.toUpperCase());
  if (!state.success) throw new ApiError(400, 'state is OPEN, ANSWERED or REFUSED.');
  return state.output;
}
