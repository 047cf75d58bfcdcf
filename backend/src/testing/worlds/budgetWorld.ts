import { decisionAnswerSchema } from '@portal/api/work/budget/decision';
import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { asProvider } from '../calls/asProvider.ts';
import { createProvider } from '../calls/createProvider.ts';
import { registerByPhone } from '../calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../testBackend.ts';

const phone = '+351912000001';

/** A line of a job as a provider posts it: euros with VAT. */
export const jobLine = (designation: string, price: number) => ({ designation, price });

/** Three jobs: brakes that everything needs, oil, wipers. 123,00 € + 49,20 € + 36,90 € = 209,10 € with VAT of 23 %. */
export const threeJobs = [
  {
    title: 'Travões dianteiros',
    urgency: 'safety',
    required: true,
    labour: [jobLine('Mão de obra', 55)],
    materials: [jobLine('Pastilhas', 68)],
  },
  { title: 'Óleo e filtro', urgency: 'soon', materials: [jobLine('Óleo', 49.2)] },
  { title: 'Escovas', materials: [jobLine('Escovas', 36.9)] },
];

/** A workshop with one customer, whose budgets a test posts and decides. */
export interface BudgetWorld {
  portal: TestBackend;
  key: string;
  token: string;
  provider(method: string, path: string, json?: object): Promise<Record<string, unknown>>;
  /** A new work, without a budget. @returns its id */
  openWork(): Promise<string>;
  post(id: string, json: object): Promise<Record<string, unknown>>;
  details(id: string): Promise<Work>;
  /** The budget in force. */
  budget(id: string): Promise<BudgetVersion>;
  call(
    id: string,
    action: string,
    json?: object,
    headers?: Record<string, string>,
  ): ReturnType<TestBackend['call']>;
  /** Decides as the screen does: jobs by title, with the total that the server names for the choice. */
  decide(id: string, jobs: Record<string, string>, more?: object): ReturnType<TestBackend['call']>;
  /** The record of a decision that was taken. */
  recordOf(answer: { body: unknown }): string;
  close(): Promise<void>;
}

/** @param variables of the environment, as `createTestBackend` takes them */
export async function createBudgetWorld(
  variables: Record<string, string> = {},
): Promise<BudgetWorld> {
  const portal = await createTestBackend(variables);
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  const key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  const token = await registerByPhone(portal, phone);
  const provider = (method: string, path: string, json?: object) =>
    asProvider(portal, key, method, path, json);
  const call: BudgetWorld['call'] = (id, action, json = {}, headers = {}) =>
    portal.call('POST', `/main/services/${id}/${action}`, { token, json, headers });
  const details = async (id: string) =>
    v.parse(workDetailsSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body);
  const budget = async (id: string) => {
    const { budget: inForce } = await details(id);
    if (!inForce) throw new Error(`${id} has no budget`);
    return inForce;
  };
  return {
    portal,
    key,
    token,
    provider,
    openWork: async () =>
      String((await provider('POST', '/works', { customer: { phone: '912000001' } }))['id']),
    post: (id, json) => provider('POST', `/works/${id}/budget`, json),
    details,
    budget,
    call,
    decide: async (id, chosen, more = {}) => {
      const { version, jobs: all } = await budget(id);
      const jobs = Object.fromEntries(
        Object.entries(chosen).map(([title, decision]) => [
          all.find((job) => job.title === title)?.id ?? title,
          decision,
        ]),
      );
      const asked = await call(id, 'budget/total', { version, jobs });
      return call(id, 'budget/decision', { version, jobs, total: asked.body['total'], ...more });
    },
    recordOf: ({ body }) => v.parse(decisionAnswerSchema, body).record_id,
    close: () => portal.close(),
  };
}
