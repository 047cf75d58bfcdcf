import type { moveRequestSchema } from '@portal/api/work/move';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { runOnce } from '../../platform/http/idempotentAnswers.ts';
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
  const answer = await runOnce(
    backend.database,
    `move/${row.clientId}`,
    context.req.header('idempotency-key'),
    { path: context.req.path, body: wish },
    backend.clock.now(),
    async () => ({ status: 200, body: await moveAppointment(backend, company, row, wish) }),
  );
  return answer.body;
}
