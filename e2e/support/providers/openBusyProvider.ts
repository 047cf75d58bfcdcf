import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import * as v from 'valibot';
import type { Domain } from '../domains.ts';
import { registerCustomer, type Customer } from '../people/customer.ts';
import { createProvider } from './createProvider.ts';
import { ownLetters } from './publishFixture.ts';

const createdSchema = v.object({ id: v.string() });
const car = { brand: 'Renault', model: 'Mégane', plate: '45-XG-89' };

/** A provider of a test's own with something to do: a work, and bookings of tomorrow. */
export interface BusyProvider {
  domain: Domain;
  customer: Customer;
  /** Id of the work. */
  work: string;
}

/** Sets up a workshop that is open, with a customer whose car is there and who comes tomorrow at 10:00; another at 11:30. */
export async function openBusyProvider(): Promise<BusyProvider> {
  const domain: Domain = `${ownLetters()}.localhost`;
  const field = (name: string, label: string, position: number) => ({
    ...{ type: 'text', name, label, position, required: true },
    ...(name === 'plate' && { identifier: true }),
  });
  const { call } = await createProvider(domain, {
    ...{ name: 'Oficina do Largo', vertical: 'auto', brand_color: '#12356b' },
    ...{ item_title_template: '{brand} {model}', item_subtitle_template: '{plate}' },
    signup_item_fields: [
      ...[field('brand', 'Marca', 1), field('model', 'Modelo', 2), field('plate', 'Matrícula', 3)],
    ],
  });
  const make = async (path: string, body: object) =>
    v.parse(createdSchema, await call('POST', path, body)).id;
  await call('PUT', '/experts/rui', { name: 'Rui Lima' });
  await call('PUT', '/services/revisao', {
    ...{ name: 'Revisão', duration_minutes: 60, expert_ids: ['rui'] },
  });
  const customer = await registerCustomer(domain);
  const other = await registerCustomer(domain, 'Tomás Brito');
  const date = addDays(lisbonToday(new Date()), 1);
  const booked = { service_ids: ['revisao'], expert_id: 'rui', date };
  const who = { customer: { phone: customer.phone }, item_specs: { ...car, plate: '72-ZB-16' } };
  await make('/appointments', { ...who, ...booked, time: '10:00' });
  await make('/appointments', { customer: { phone: other.phone }, ...booked, time: '11:30' });
  const work = await make('/works', {
    ...{ customer: { phone: customer.phone }, item_specs: car },
    symptoms: [{ name: 'Ruído ao travar' }],
  });
  return { domain, customer, work };
}
