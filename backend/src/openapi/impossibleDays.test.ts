import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../testing/worlds/exampleWorld.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const day = '2027-02-30';
const instant = `${day}T10:00:00Z`;
const provider = '/provider-api/v1';
const wish = { service_ids: ['revisao'], from: '2026-06-16', to: '2026-06-22' };
const place = { customer: { phone: '912000001' }, service_ids: ['revisao'], time: '10:00' };
const ofAppointment = () => `${provider}/appointments/${world.ids['appointment']}`;
const ofWork = () => `${provider}/works/${world.ids['work']}`;

test.each<[field: string, address: () => string, json: object]>([
  ['date', () => `/main/services/${world.ids['appointment']}/move`, { date: day, time: '10:00' }],
  ['from', () => '/main/waiting-list', { ...wish, from: day }],
  ['to', () => '/main/waiting-list', { ...wish, to: day }],
  ['date', () => `${provider}/appointments`, { ...place, date: day }],
  ['reschedule.date', ofAppointment, { reschedule: { date: day, time: '10:00' } }],
  ['reschedule.time', ofAppointment, { reschedule: { date: '2027-02-23', time: '29:99' } }],
  ['started_at', () => `${provider}/works`, { customer: place.customer, started_at: instant }],
  ['at', () => `${ofWork()}/state`, { bars: 3, at: instant }],
  ['from', () => `${provider}/closures`, { from: instant, to: '2027-03-04T10:00:00Z' }],
])('a day that no month has is a wrong %s of what is posted', async (field, address, json) => {
  const { portal, tokens } = world;
  const token = address().startsWith(provider) ? tokens.provider : tokens.owner;
  const answer = await portal.call('POST', address(), { token, json });
  expect(answer).toMatchObject({ status: 400, body: { field } });
  expect(answer.body['message']).toBe(`Formato Inválido: ${field}`);
});

test.each([day, instant])('%s is no end of a range that is asked for', async (from) => {
  const path = `${provider}/appointments?from=${from}`;
  const answer = await world.portal.call('GET', path, { token: world.tokens.provider });
  expect(answer).toMatchObject({ status: 400, body: { field: 'from' } });
});

test.each([
  { day, at: '2026-06-15 08:00:00+00' },
  { day: '2026-06-15', at: `${day} 08:00:00+00` },
])('a cursor of a day that no month has is none: %j', async (place) => {
  const position = JSON.stringify({ ...place, id: 'x' });
  const cursor = Buffer.from(position).toString('base64url');
  const token = world.tokens.owner;
  const answer = await world.portal.call('GET', `/main/user/statement?cursor=${cursor}`, { token });
  expect(answer).toMatchObject({ status: 400, body: { field: 'cursor' } });
});
