import { messageSchema } from '@portal/api/http/envelope';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { itemOwner, requireItem } from '../../items/requireItem.ts';
import { onceOfCustomer } from '../onceOfCustomer.ts';
import { texts } from '../texts.ts';
import { changeOpenJob } from './changeOpenJob.ts';

/** What a customer does about jobs of an item that were declined or put off (BUD-28). */
export function openJobRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('items');
  const request = { path: { id: '{item}', jobId: '{openJob}' }, json: {} };

  const change = (kind: 'request' | 'hide', message: string) => async (context: Context) => {
    const customer = await requireCustomer(context, backend);
    const { id: itemId } = await requireItem(backend.database, customer, context);
    const jobId = readParameter(context, 'jobId');
    const answer = await onceOfCustomer(backend, context, customer, {}, async () => {
      await changeOpenJob(backend, { ...itemOwner(customer), itemId }, jobId, kind);
      return { message };
    });
    return context.json(answer.body);
  };

  app.post(
    '/main/items/:id/jobs/:jobId/request',
    {
      access: 'customer',
      summary:
        'Asks the provider for a job that was declined or put off; 409 within 24 hours (BUD-28)',
      body: v.object({}),
      answer: messageSchema,
      request,
    },
    change('request', texts.requested),
  );

  app.post(
    '/main/items/:id/jobs/:jobId/hide',
    {
      access: 'customer',
      summary: 'Takes a job that is not needed any more off the list (BUD-28)',
      body: v.object({}),
      answer: messageSchema,
      request,
    },
    change('hide', texts.hidden),
  );

  return app;
}
