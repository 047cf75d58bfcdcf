import * as v from 'valibot';
import { draftSchema } from '@portal/api/setup/draft';
import type { Domain } from '../../domains.ts';
import { askSetup } from './askSetup.ts';

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

/** Fills the draft of a new provider with what it needs, and publishes it. */
export async function publishSetup(domain: Domain): Promise<void> {
  const revision = async () =>
    v.parse(v.pick(draftSchema, ['revision']), await askSetup(domain, 'GET', '/draft')).revision;
  await askSetup(domain, 'PATCH', '/draft', { revision: await revision(), values: whole });
  await askSetup(domain, 'POST', '/publish?by=Rita', { revision: await revision() });
}
