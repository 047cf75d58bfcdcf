import * as v from 'valibot';
import { messageSchema } from '@portal/api/http/envelope';
import { approvalSchema } from '@portal/api/work/budgetDifference';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import { cancelAppointment } from '../../appointments/cancelAppointment.ts';
import { confirmAppointment } from '../../appointments/confirmAppointment.ts';
import { shownStartQuery } from '../../appointments/shownStartQuery.ts';
import type { Backend } from '../../../platform/backend.ts';
import { parseCoordinates } from '../../../accounts/companies/directory/distanceInMetres.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { keptQuery } from '../../policies/keptQuery.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { approveBudget } from '../../budgets/decision/approveBudget.ts';
import { callerOf } from '../../budgets/personOf.ts';
import { presentSubject } from '../findSubject.ts';
import { cannotCancel } from '../cannotCancel.ts';
import { texts } from '../texts.ts';
import { openSubject } from '../openSubject.ts';
import { refuseMoved } from '../refuseMoved.ts';

/** Details, and what the customer decides there: to come, not to come, to have it done (API-29, API-30, API-33). */
export function decisionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  app.get(
    '/main/services/:id',
    {
      access: 'customer',
      summary: 'Details; 301 without Location when an appointment became a work (API-29, C-21)',
      answer: workDetailsSchema,
      request: { path: { id: '{work}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      refuseMoved(subject);
      const place = parseCoordinates(context.req.query('geoCoords'));
      return context.json(await presentSubject(backend, customer, subject.id, place));
    },
  );

  app.post(
    '/main/services/:id/cancel',
    {
      access: 'customer',
      summary:
        'Cancels an appointment; 409 where it keeps another sum than the one shown (API-30, POL-08)',
      query: v.object({ kept: v.optional(v.string()) }),
      answer: messageSchema,
      request: { path: { id: '{cancellable}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      if (subject.kind === 'work') {
        throw cannotCancel();
      }
      const { kept } = await readQuery(context, keptQuery);
      await cancelAppointment(backend, customer.company, subject.row, {
        keptShown: kept,
        isIdentified: true,
      });
      return context.json({ message: texts.cancelled });
    },
  );

  app.post(
    '/main/services/:id/confirm',
    {
      access: 'customer',
      summary:
        'Confirms an appointment; 409 where it starts at another time than the one shown (C-973)',
      query: v.object({ start: v.optional(v.string()) }),
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      if (subject.kind === 'work') throw new ApiError(409, texts.cannotConfirm);
      const { start } = await readQuery(context, shownStartQuery);
      await confirmAppointment(backend, customer.company, subject.row, start);
      return context.json({ message: texts.confirmed });
    },
  );

  app.post(
    '/main/services/:id/approve',
    {
      access: 'customer',
      summary:
        'Approves the budget that was shown; 409 BUDGET_CHANGED with the difference, or TOTAL_CHANGED (API-33)',
      body: approvalSchema,
      answer: messageSchema,
      request: { path: { id: '{work}' } },
    },
    async (context, readBody) => {
      const { customer, subject } = await openSubject(context, backend);
      if (subject.kind !== 'work') throw new ApiError(409, texts.cannotApprove);
      const shown = await readBody();
      await approveBudget(backend, customer, subject.row.id, shown, callerOf(context));
      return context.json({ message: texts.approved });
    },
  );

  return app;
}
