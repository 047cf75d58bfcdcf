import { newId } from '../../platform/newId.ts';
import type { TestBackend } from '../testBackend.ts';

/** Has the payment of a work or appointment arrive, as the gateway's word would have it: made of it when there is none. */
export async function givenPaid(
  portal: TestBackend,
  subject: string,
  cents: number,
  method: 'MB' | 'MBWAY' = 'MBWAY',
): Promise<void> {
  const { pool, clock } = portal.backend;
  const table = subject.startsWith('S-') ? 'appointments' : 'works';
  await pool.query(
    `insert into payments (id, company_id, client_id, subject, total_cents, state, method, paid_at, created_at, updated_at)
     select $1, company_id, client_id, $2, $3, 'PAYED', $4, $5, $5, $5 from ${table} where id = $6
     on conflict (subject) do update set state = 'PAYED', method = $4, paid_at = $5`,
    [newId(), subject, cents, method, clock.now(), subject.slice(2)],
  );
  await pool.query(
    `insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, created_at, updated_at)
     select $1, id, company_id, 'sandbox', left($1, 15), $3, $4, 'PAYED', $5, $5 from payments where subject = $2`,
    [newId(), subject, method, cents, clock.now()],
  );
}
