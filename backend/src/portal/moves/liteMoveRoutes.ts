import { messageSchema } from '@portal/api/http/envelope';
import { moveAnswerSchema, moveRequestSchema, moveTermsSchema } from '@portal/api/work/moves/move';
import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { findLiteSubject } from '../lite/presentLite.ts';
import { requireOwnSubject } from '../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../lite/texts.ts';
import { moveOnce } from './moveOnce.ts';
import { readMoveTerms } from './readMoveTerms.ts';
import { withdrawMove } from './requests/withdrawMove.ts';
import { texts } from './texts.ts';

const path = '/calendar/customer/showcase/:id/move';
const request = { path: { id: '{appointment}' } };

/** Moving by the link of an appointment: costs nothing, and whoever is on file hears of it (RSC-11, D-06). */
export function liteMoveRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');

  app.get(
    path,
    {
      access: 'lite',
      summary:
        'Whether the appointment that is shown can be moved, and the free times closest (RSC-11)',
      answer: moveTermsSchema,
      request,
    },
    async (context) => {
      const { company, row } = await openShown(context, backend);
      return context.json(await readMoveTerms(backend, company, row));
    },
  );

  app.post(
    path,
    {
      access: 'lite',
      summary:
        'Moves the appointment that is shown; refuses as the call of a session does (RSC-11)',
      body: moveRequestSchema,
      answer: moveAnswerSchema,
      request: { ...request, json: { date: '2026-06-16', time: '14:00' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { company, row } = await openShown(context, backend);
      return context.json(await moveOnce(context, backend, company, row, await readBody()));
    },
  );

  app.delete(
    path,
    {
      access: 'lite',
      summary: 'Withdraws the request for another time; 409 once it has ended (RSC-11)',
      answer: messageSchema,
      request,
      withoutExample: true,
    },
    async (context) => {
      const { row } = await openShown(context, backend);
      await withdrawMove(backend, row);
      return context.json({ message: texts.withdrawn });
    },
  );

  return app;
}

/** The appointment in the path, of its link. @throws ApiError as requireOwnSubject, 409 for a work */
async function openShown(
  context: Context,
  backend: Backend,
): Promise<{ company: Company; row: AppointmentRow }> {
  const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
  const subject = await findLiteSubject(backend, visitor);
  if (subject === undefined) throw new ApiError(404, liteTexts.unknownLink);
  if (subject.kind === 'work')
    throw new ApiError(409, texts.notOffered, {
      title: texts.refusedTitle,
      body: texts.notOffered,
    });
  return { company: visitor.company, row: subject.row };
}
