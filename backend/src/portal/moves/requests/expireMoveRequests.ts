import type { Selectable } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import { isServed } from '../../../accounts/companies/isServed.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { eachOnItsOwn } from '../../../platform/jobs/eachOnItsOwn.ts';
import { findAppointmentOfCompany } from '../../appointments/appointmentRow.ts';
import { notifyCustomer } from '../../customerNotifications/notifyCustomer.ts';
import { endMoveRequest } from './endMoveRequest.ts';
import { lockAppointment } from '../../appointments/lockAppointment.ts';

type DueRequest = Pick<Selectable<Schema['moveRequests']>, 'companyId' | 'appointmentId'>;

/**
 * Ends requests for moves that nobody answered in time, with what was held for them, and tells the customer (RSC-08). Of
 * several processes one ends each.
 */
export async function expireMoveRequests(backend: Backend): Promise<void> {
  const { database, clock } = backend;
  const due = await database
    .selectFrom('moveRequests')
    .select(['companyId', 'appointmentId'])
    .where('state', '=', 'requested')
    .where('expiresAt', '<=', clock.now())
    .where(isServed('company_id'))
    .orderBy('expiresAt')
    .limit(500)
    .execute();
  await eachOnItsOwn(
    backend,
    due,
    ({ appointmentId }) => appointmentId,
    (request) => expire(backend, request),
  );
}

async function expire(backend: Backend, { companyId, appointmentId }: DueRequest): Promise<void> {
  const company = await findCompanyById(backend.database, companyId);
  if (company === undefined) return;
  const now = backend.clock.now();
  await inTransaction(backend.database, async (transaction) => {
    await lockAppointment(transaction, appointmentId);
    const row = await findAppointmentOfCompany(transaction, companyId, appointmentId);
    // Answered, withdrawn, or another request meanwhile.
    if (row === undefined || row.moveExpiresAt === null || row.moveExpiresAt > now) return;
    const ended = await endMoveRequest(transaction, appointmentId, 'expired', now);
    if (ended === undefined) return;
    await notifyCustomer(transaction, backend, {
      kind: 'moveExpired',
      company,
      clientId: row.clientId,
      subject: `S-${appointmentId}`,
      facts: { start: row.startsAt, wanted: ended.wanted },
    });
  });
}
