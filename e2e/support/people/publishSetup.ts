import { expect } from '@playwright/test';
import * as v from 'valibot';
import { draftSchema } from '@portal/api/setup/draft';
import { addresses, type Domain } from '../domains.ts';
import { administratorToken } from '../runCommand.ts';

const whole = {
  legal: {
    ...{ legal_name: 'Casa Nova, Lda.', nipc: '502448911' },
    ...{ address: 'Rua Nova 1, 4000-001 Porto', email: 'geral@casa-nova.exemplo.pt' },
  },
  activity: { vertical: 'barbershop' },
  modules: { support_equipment: false },
  hours: {
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  },
  services: { corte: { name: 'Corte', duration_minutes: 30, position: 1 } },
  experts: { rui: { name: 'Rui Lima', position: 1 } },
};

/** What the operator's calls about the draft of a provider answer. */
async function ask(domain: Domain, method: string, path: string, json?: unknown): Promise<unknown> {
  const answer = await fetch(`${addresses.backend}/mgmt/setup/${domain}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${administratorToken()}`,
      'content-type': 'application/json',
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

/** Fills the draft of a new provider with what it needs, and publishes it. */
export async function publishSetup(domain: Domain): Promise<void> {
  const revision = async () =>
    v.parse(v.pick(draftSchema, ['revision']), await ask(domain, 'GET', '/draft')).revision;
  await ask(domain, 'PATCH', '/draft', { revision: await revision(), values: whole });
  await ask(domain, 'POST', '/publish?by=Rita', { revision: await revision() });
}
