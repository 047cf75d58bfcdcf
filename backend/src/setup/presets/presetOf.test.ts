import { configurationSchema } from '@portal/api/company/configuration';
import { VERTICALS } from '@portal/domain/items/verticals';
import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foIdPattern } from '../../provider/api/schemas.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { presetOf } from './presetOf.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

test.each(VERTICALS)(
  'the preset of %s is what the calls of today take, whole [SET-12] [C-788]',
  async (vertical) => {
    const { activity, modules, services, reminders, law } = presetOf(vertical);
    const domain = `${vertical.toLowerCase()}.localhost`;
    const setup = { vertical: vertical.toLowerCase(), ...activity, ...modules };
    const key = await createProvider(portal, domain, setup);
    for (const [foId, service] of Object.entries(services))
      await asProvider(portal, key, 'PUT', `/services/${foId}`, service);
    await asProvider(portal, key, 'PUT', '/reminders', reminders);
    const { settings } = await asProvider(portal, key, 'PUT', '/settings', law);

    const { body } = await portal.call('GET', '/main/config/', { domain });
    const shown = v.parse(configurationSchema, body);
    const { client_labels: _clients, work_labels: _works, ...words } = activity;
    expect(shown).toMatchObject({ ...words, ...modules, vertical: vertical.toLowerCase() });
    const booking = await portal.call('GET', '/main/schedule/services', { domain });
    expect(v.parse(bookableServicesSchema, booking.body).services).toMatchObject(
      Object.values(services).map(({ name, duration_minutes: minutes }) => ({
        ...{ name, duration_minutes: minutes },
        schedule_payment_value: null,
      })),
    );
    // What the trade is by law (LAW-10, LAW-13).
    const excluded = { right: 'excluded', reason: expect.any(String) };
    expect(settings).toMatchObject({
      withdrawal: vertical === 'HEALTH' ? excluded : { right: 'applies' },
      storage_fee: law.storage_fee,
    });
  },
);

test.each(VERTICALS)(
  'the items of %s can be told apart and filled in [SET-12] [C-788]',
  (vertical) => {
    const { activity, services } = presetOf(vertical);
    const fields = activity.signup_item_fields;
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(fields.map(({ position }) => position)).toEqual(fields.map((_, index) => index + 1));
    expect(fields.filter(({ identifier, required }) => identifier && required)).toHaveLength(1);
    const used = `${activity.item_title_template} ${activity.item_subtitle_template}`;
    for (const [, field] of used.matchAll(/\{(.+?)\}/g)) expect(names).toContain(field);
    for (const { type, values } of fields)
      expect(type === 'inputselect' ? (values?.length ?? 0) > 1 : values === undefined).toBe(true);
    expect(Object.keys(services).length).toBeGreaterThanOrEqual(4);
    expect(new Set(Object.values(services).map(({ name }) => name)).size).toBe(
      Object.keys(services).length,
    );
    for (const foId of Object.keys(services)) expect(foId).toMatch(foIdPattern);
  },
);

test('each trade has its words, icons, storage fee, and reminders of what is collected there [SET-12] [C-788]', () => {
  const told = VERTICALS.map((vertical) => {
    const { activity, modules, law, reminders } = presetOf(vertical);
    const collected = reminders.rules.filter(({ event }) => event === 'work.ready').length;
    return [
      ...[vertical, activity.item_label_plural, activity.work_labels[1], activity.icon_set],
      ...[modules.support_equipment, law.storage_fee?.hours ?? null, collected],
    ].join(' ');
  });
  expect(told).toEqual([
    'AUTO Viaturas Serviços AUTO true 48 2',
    'TECH Equipamentos Reparações TECH true 72 2',
    'HEALTH Pacientes Consultas DEFAULT true  0',
    'ACCOUNTING Empresas Serviços DEFAULT true  0',
    'EQUESTRIAN Cavalos Serviços DEFAULT true  0',
    'NUTRITION Pacientes Consultas DEFAULT true  0',
    'PHYSIO Pacientes Tratamentos DEFAULT true  0',
    'PSYCHO Pacientes Consultas DEFAULT true  0',
    'WELLBEING Clientes Tratamentos DEFAULT false  0',
    'BARBERSHOP Clientes Serviços DEFAULT false  0',
  ]);
});
