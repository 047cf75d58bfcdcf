import type { moveRequestSchema } from '@portal/api/work/moves/move';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { runCallOnce } from '../../platform/http/once/runCallOnce.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { moveAppointment } from './moveAppointment.ts';

/** Moves once per `Idempotency-Key`: the answer of a repeated call is that of the first. @throws ApiError as moveAppointment */
export async function moveOnce(
  context: Context,
  backend: Backend,
  company: Company,
  row: AppointmentRow,
  wish: v.InferOutput<typeof moveRequestSchema>,
): Promise<object> {
  const answer = await runCallOnce(backend, context, `move/${row.clientId}`, wish, () =>
    moveAppointment(backend, company, row, wish),
  );
  return answer.body;
}
