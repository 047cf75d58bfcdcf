import type { Context } from 'hono';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { findLiteSubject } from '../lite/presentLite.ts';
import { clientTokenHeader, requireOwnSubject } from '../lite/requireLiteVisitor.ts';
import { findSubject } from '../services/findSubject.ts';
import { texts } from '../services/texts.ts';

/**
 * The caller's own appointment, whose free times are asked for (RSC-04): of a session, or of a link (RSC-11).
 * @throws ApiError as findSubject or requireOwnSubject, 404 for a work or one of another provider
 */
export async function openMoved(
  context: Context,
  backend: Backend,
  companyId: string,
  id: string,
): Promise<AppointmentRow> {
  const subject =
    context.req.header(clientTokenHeader) === undefined
      ? await findSubject(backend.database, await requireCustomer(context, backend), id)
      : await findLiteSubject(backend, await requireOwnSubject(context, backend, id));
  if (subject?.kind !== 'appointment' || subject.row.companyId !== companyId)
    throw new ApiError(404, texts.notFound);
  return subject.row;
}
