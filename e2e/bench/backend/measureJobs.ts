import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { exactly, type Finding } from '../findings.ts';
import { phoneOf, type MeasuredPortal } from './measuredPortal.ts';

const PAYMENTS = 40;
const TIMEOUT_MS = 90_000;
const expiriesSchema = v.object({ attempts: v.number(), events: v.number(), open: v.number() });

/** Lets MB WAY requests expire while every process runs the task that ends them: each must be ended once. */
export async function measureJobs(portal: MeasuredPortal): Promise<Finding[]> {
  const gateway = await portal.startGateway();
  try {
    const read = async () => v.parse(expiriesSchema, await portal.seed('expiries'));
    const before = await read();
    for (let customer = 0; customer < PAYMENTS; customer += 1) {
      const work = await portal.provider('POST', '/works', {
        customer: { phone: phoneOf(customer) },
      });
      const id = String(work['id']);
      await portal.provider('POST', `/works/${id}/payment`, { total: 10 });
      const request = { id, method: 'MBWAY', phone: phoneOf(1000 + customer), total: 10 };
      await portal.customer(customer, 'POST', '/main/payment', {
        ...request,
        billing_id: 'FINAL_CONSUMER',
      });
    }
    await portal.moveClock(300);
    const deadline = Date.now() + TIMEOUT_MS;
    let now = await read();
    while (now.attempts - before.attempts < PAYMENTS && Date.now() < deadline) {
      await delay(1000);
      now = await read();
    }
    await portal.moveClock(-300);
    return [
      exactly(
        'two processes: payment attempts ended by their task',
        now.attempts - before.attempts,
        PAYMENTS,
      ),
      exactly('two processes: endings written down', now.events - before.events, PAYMENTS),
    ];
  } finally {
    await gateway.stop();
  }
}
