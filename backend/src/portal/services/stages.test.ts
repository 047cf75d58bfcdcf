import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
const domain = 'auto-mirante.localhost';

beforeAll(async () => {
  portal = await createTestBackend();
  await moveTo('2026-06-15T08:00:00Z');
  key = await createProvider(portal, domain);
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const moveTo = (instant: string) => portal.backend.clock.moveTo(new Date(instant));
const provider = (path: string, json: unknown) => asProvider(portal, key, 'POST', path, json);
const openWork = async () => {
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const opened = await provider('/works', {
    customer: { phone: '912000001' },
    item_specs: specs,
    symptoms: [{ name: 'Travões' }],
  });
  return String(opened['id']);
};
const stagesOf = async (id: string) => {
  const { body } = await portal.call('GET', `/main/services/${id}/`, { token });
  const { stages } = v.parse(workDetailsSchema, body);
  return stages?.map(({ name, at }) => `${at.slice(0, 16)} ${name}`);
};

test('a work says when it came to each stage by the name it had, without those that it went back from [C-817]', async () => {
  const id = await openWork();
  expect(await stagesOf(id)).toEqual(['2026-06-15T08:00 Iniciado']);
  await moveTo('2026-06-15T09:30:00Z');
  await provider(`/works/${id}/state`, { bars: 2 });
  await moveTo('2026-06-16T10:00:00Z');
  await provider(`/works/${id}/state`, { bars: 3, name: 'Na lixagem' });
  const working = [
    '2026-06-15T08:00 Iniciado',
    '2026-06-15T09:30 Em diagnóstico',
    '2026-06-16T10:00 Na lixagem',
  ];
  expect(await stagesOf(id)).toEqual(working);
  await moveTo('2026-06-16T10:30:00Z');
  await provider(`/works/${id}/state`, { bars: 4, name: 'Na lixagem' });
  expect(await stagesOf(id)).toEqual(working);
  await moveTo('2026-06-16T11:00:00Z');
  await provider(`/works/${id}/state`, { bars: 5 });
  expect(await stagesOf(id)).toEqual([...working, '2026-06-16T11:00 Concluído']);

  // What is changed of the same stage is no new one.
  await moveTo('2026-06-16T11:30:00Z');
  await provider(`/works/${id}/state`, { bars: 5, exit_kms: 90_000 });
  expect(await stagesOf(id)).toEqual([...working, '2026-06-16T11:00 Concluído']);

  await moveTo('2026-06-16T12:00:00Z');
  await provider(`/works/${id}/state`, { bars: 2 });
  expect(await stagesOf(id)).toEqual([
    '2026-06-15T08:00 Iniciado',
    '2026-06-16T12:00 Em diagnóstico',
  ]);
});

test('what is imported happened when the provider says [C-817]', async () => {
  const id = await openWork();
  await provider(`/works/${id}/state`, { bars: 3, at: '2026-06-10T09:00:00Z' });
  await provider(`/works/${id}/state`, { bars: 5, at: '2026-06-11T09:00:00Z' });
  expect((await stagesOf(id))?.slice(1)).toEqual([
    '2026-06-10T09:00 Em curso',
    '2026-06-11T09:00 Concluído',
  ]);
});
