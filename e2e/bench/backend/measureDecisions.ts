import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { budgetTotalSchema } from '@portal/api/work/budget/budget';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import { phoneOf, type MeasuredPortal } from './measuredPortal.ts';

const DECISIONS = 500;
const EVERY_MILLISECONDS = 20;
const job = (title: string, price: number) => ({
  title,
  labour: [{ designation: 'Mão de obra', price }],
  materials: [{ designation: 'Material', price: price * 2 }],
});
const jobs = [job('Travões', 41), job('Óleo', 16.4), job('Escovas', 12.3)];

/** A budget of three jobs for a customer, of which they approve one. */
async function prepareDecision(portal: MeasuredPortal, customer: number) {
  const work = await portal.provider('POST', '/works', { customer: { phone: phoneOf(customer) } });
  const path = `/main/services/${String(work['id'])}`;
  await portal.provider('POST', `/works/${String(work['id'])}/budget`, { jobs });
  const details = await portal.customer(customer, 'GET', `${path}/`);
  const { budget } = v.parse(workDetailsSchema, details.body);
  const chosen = { [budget?.jobs[0]?.id ?? '']: 'approved', [budget?.jobs[1]?.id ?? '']: 'later' };
  const choice = { version: 1, jobs: chosen };
  const asked = await portal.customer(customer, 'POST', `${path}/budget/total`, choice);
  const { total } = v.parse(budgetTotalSchema, asked.body);
  return () => portal.customer(customer, 'POST', `${path}/budget/decision`, { ...choice, total });
}

/** Fifty customers of one provider decide every second, each about a budget of their own: one chain of evidence for all. */
export async function measureDecisions(portal: MeasuredPortal): Promise<Finding[]> {
  const decisions: Awaited<ReturnType<typeof prepareDecision>>[] = [];
  for (let customer = 0; customer < DECISIONS; customer += 1)
    decisions.push(await prepareDecision(portal, customer));
  const times: number[] = [];
  let granted = 0;
  // Whoever decides does not wait for those before: a slow answer must not thin out the crowd.
  const answers = decisions.map(async (decide, index) => {
    await delay(index * EVERY_MILLISECONDS);
    const began = performance.now();
    const { status } = await decide();
    times.push(performance.now() - began);
    if (status === 200) granted += 1;
  });
  await Promise.all(answers);
  return [
    exactly('decisions granted', granted, DECISIONS),
    atMost('50 decisions a second: p95', percentile(times, 0.95), 80, ' ms'),
  ];
}
