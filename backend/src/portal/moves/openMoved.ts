import type { Context } from 'hono';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { findSubject } from '../services/findSubject.ts';
import { texts } from '../services/texts.ts';

/** The caller's own appointment, whose free times are asked for (RSC-04). @throws ApiError as findSubject, 404 for a work */
export async function openMoved(
  context: Context,
  backend: Backend,
  id: string,
): Promise<AppointmentRow> {
  const customer = await requireCustomer(context, backend);
  const subject = await findSubject(backend.database, customer, id);
  if (subject.kind === 'work') throw new ApiError(404, texts.notFound);
  return subject.row;
}
