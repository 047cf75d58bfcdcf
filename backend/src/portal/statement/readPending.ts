import type { PendingPayment } from '@portal/api/payment/statement';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { paymentOnWire } from '../payments/paymentOnWire.ts';
import { listPendingPayments } from '../payments/storedPayment.ts';
import { whyClosed } from '../payments/whyClosed.ts';
import { aboutNothing } from './aboutNothing.ts';
import { readAbout } from './readAbout.ts';

/** Payments of which a reference, a request or a card’s page waits and can still be paid; what ends first is first. */
export async function readPending(backend: Backend, customer: Customer): Promise<PendingPayment[]> {
  const { database, clock } = backend;
  const now = clock.now();
  const { company, client } = customer;
  const waiting = [];
  for (const payment of await listPendingPayments(database, company.id, client.id, now))
    if ((await whyClosed(database, payment, now)) === null) waiting.push(payment);
  const subjects = await readAbout(
    backend,
    customer,
    waiting.map(({ subject }) => subject),
  );
  return waiting.map((payment) => ({
    ...paymentOnWire(payment, now),
    about: subjects.get(payment.subject)?.about ?? aboutNothing(payment.subject),
  }));
}
