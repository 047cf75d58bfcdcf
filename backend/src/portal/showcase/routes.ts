import * as v from 'valibot';
import { showcaseSchema } from '@portal/api/company/createLiteApi';
import { messageSchema } from '@portal/api/http/envelope';
import { confirmAppointment } from '../appointments/confirmAppointment.ts';
import { shownStartQuery } from '../appointments/shownStartQuery.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findLiteSubject } from '../lite/presentLite.ts';
import { requireOwnSubject } from '../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../lite/texts.ts';
import { liteMoveRoutes } from '../moves/liteMoveRoutes.ts';
import { texts } from '../services/texts.ts';
import { showcase } from './showcase.ts';

export const showcaseCapability: Capability = { name: 'showcase', routes };

/** What lite links show: works on the main service, appointments on the calendar service (API-51, API-63, API-64). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('lite');

  app.get(
    '/main/showcase/work/:id',
    {
      access: 'lite',
      summary: 'The work or appointment that a link shows (API-51)',
      answer: showcaseSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
      return context.json(await showcase(backend, visitor));
    },
  );

  app.get(
    '/calendar/customer/showcase/:id',
    {
      access: 'lite',
      summary: 'What a link shows, by the table of codes 1, 2, 3 and 5 (API-63)',
      answer: showcaseSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
      return context.json(await showcase(backend, visitor));
    },
  );

  app.post(
    '/calendar/customer/showcase/:id/confirm',
    {
      access: 'lite',
      summary:
        'Confirms the appointment that is shown; 409 where it starts at another time by now (API-64, C-973)',
      query: v.object({ start: v.optional(v.string()) }),
      answer: messageSchema,
      request: { path: { id: '{appointment}' } },
    },
    async (context) => {
      const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
      const subject = await findLiteSubject(backend, visitor);
      if (subject === undefined) throw new ApiError(404, liteTexts.unknownLink);
      if (subject.kind === 'work') throw new ApiError(409, texts.cannotConfirm);
      const { start } = await readQuery(context, shownStartQuery);
      await confirmAppointment(backend, visitor.company, subject.row, start);
      return context.json({ message: texts.confirmed });
    },
  );
  app.include(liteMoveRoutes(backend));
  return app;
}
