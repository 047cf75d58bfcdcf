import { Hono } from 'hono';
import { confirmAppointment } from '../appointments/changeAppointment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { findLiteSubject } from '../lite/presentLite.ts';
import { requireOwnSubject } from '../lite/requireLiteVisitor.ts';
import { texts as liteTexts } from '../lite/texts.ts';
import { texts } from '../services/texts.ts';
import { showcase } from './showcase.ts';

export const showcaseCapability: Capability = { name: 'showcase', routes };

/** What lite links show: works on the main service, appointments on the calendar service (API-51, API-63, API-64). */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.get('/main/showcase/work/:id', async (context) => {
    const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
    return context.json(await showcase(backend, visitor));
  });

  app.get('/calendar/customer/showcase/:id', async (context) => {
    const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
    return context.json(await showcase(backend, visitor));
  });

  app.post('/calendar/customer/showcase/:id/confirm', async (context) => {
    const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
    const subject = await findLiteSubject(backend, visitor);
    if (subject === undefined) throw new ApiError(404, liteTexts.unknownLink);
    if (subject.kind === 'work') throw new ApiError(409, texts.cannotConfirm);
    await confirmAppointment(backend, visitor.company, subject.row);
    return context.json({ message: texts.confirmed });
  });
  return app;
}
