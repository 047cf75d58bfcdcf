import { cancelTermsSchema } from '@portal/api/work/policy/cancelTerms';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { findLiteSubject } from '../../lite/presentLite.ts';
import { requireOwnSubject } from '../../lite/requireLiteVisitor.ts';
import { openSubject } from '../../services/openSubject.ts';
import type { Subject } from '../../services/findSubject.ts';
import { cannotCancel } from '../../services/cannotCancel.ts';
import { texts as serviceTexts } from '../../services/texts.ts';
import { readCancelTerms } from './readCancelTerms.ts';

const request = { path: { id: '{appointment}' } };

/** What cancelling an appointment costs, before it is cancelled (POL-07). */
export function cancelTermsRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');
  const { database, clock } = backend;

  app.get(
    '/main/services/:id/cancel-terms',
    {
      access: 'customer',
      summary: 'What cancelling the appointment now gives back, and what is kept (POL-07)',
      answer: cancelTermsSchema,
      request,
    },
    async (context) => {
      const { customer, subject } = await openSubject(context, backend);
      const { row } = requireAppointment(subject);
      return context.json(await readCancelTerms(database, customer.company, row, clock.now()));
    },
  );

  app.get(
    '/calendar/customer/showcase/:id/cancel-terms',
    {
      access: 'lite',
      summary: 'The same for the appointment that is shown (POL-07)',
      answer: cancelTermsSchema,
      request,
    },
    async (context) => {
      const visitor = await requireOwnSubject(context, backend, readParameter(context, 'id'));
      const { row } = requireAppointment(await findLiteSubject(backend, visitor));
      return context.json(await readCancelTerms(database, visitor.company, row, clock.now()));
    },
  );

  return app;
}

/** @throws ApiError 404 for what is gone, 409 for a work */
function requireAppointment(
  subject: Subject | undefined,
): Extract<Subject, { kind: 'appointment' }> {
  if (subject === undefined) throw new ApiError(404, serviceTexts.notFound);
  if (subject.kind === 'appointment') return subject;
  throw cannotCancel();
}
