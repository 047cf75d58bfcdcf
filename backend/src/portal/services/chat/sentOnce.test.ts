import { workSchema } from '@portal/api/work/work';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { pictureForm } from '../../../testing/data/pictureForm.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let provider: string;
let token: string;
let form: FormData;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  provider = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  await asProvider(portal, provider, 'PUT', '/hours', {
    hours: [{ weekday: 2, opens: '09:00', closes: '18:00' }],
  });
  await asProvider(portal, provider, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  form = await pictureForm(['media']);
});
afterAll(() => portal.close());

/** Calls as a page does that may call again: with its key. */
const send = (path: string, key: string | undefined, what: { json?: unknown; form?: FormData }) =>
  portal.call('POST', path, { token, ...what, headers: key ? { 'Idempotency-Key': key } : {} });
const write = (id: string, message: string, key?: string) =>
  send(`/main/services/${id}/chat/add`, key, { json: { message } });
const upload = (id: string, key?: string) => send(`/main/services/${id}/media`, key, { form });
const note = (id: string, json: { obs: string; seen?: string[] }, key?: string) =>
  send(`/main/services/${id}/editInternalObs`, key, { json });
const details = async (id: string) =>
  v.parse(workSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body);
async function aWork(): Promise<string> {
  const json = { customer: { phone: '912000001' }, symptoms: [{ name: 'Travões' }] };
  return String((await asProvider(portal, provider, 'POST', '/works', json))['id']);
}

/** Tries of one entry: how many go out at once, of which the page hears nothing but of the last. */
const tries = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });
const history = fc.array(fc.record({ kind: fc.constantFrom('message', 'file'), tries }), {
  minLength: 1,
  maxLength: 4,
});

test('whatever answers are lost and however often it is sent again, each is one message or file, in the order written [OFF-03] [C-631]', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (entries) => {
      await portal.backend.pool.query('delete from rate_limits');
      const id = await aWork();
      for (const [index, entry] of entries.entries()) {
        const key = `${id}-${index}`;
        for (const atOnce of entry.tries) {
          const answers = await Promise.all(
            Array.from({ length: atOnce }, () =>
              entry.kind === 'message' ? write(id, `Palavra ${index}`, key) : upload(id, key),
            ),
          );
          for (const { status } of answers) expect(status).toBe(entry.kind === 'file' ? 201 : 200);
        }
      }
      const { chat, client_extras } = await details(id);
      const messages = entries.flatMap(({ kind }, index) => (kind === 'message' ? [index] : []));
      expect(chat.map(({ message }) => message)).toEqual(messages.map((at) => `Palavra ${at}`));
      expect(client_extras).toHaveLength(entries.length - messages.length);
    }),
    { numRuns: 8 },
  );
});

test('an appointment’s message is the same by main and by calendar, and one without a key is one each time [OFF-03] [C-631]', async () => {
  const json = {
    customer: { phone: '912000001' },
    ...{ service_ids: ['revisao'], date: '2026-06-16', time: '10:00' },
  };
  const id = String((await asProvider(portal, provider, 'POST', '/appointments', json))['id']);
  const { body } = await portal.call('GET', `/main/appointments/${id}`, { token });
  const headers = { 'X-Client-Token': String(body['token']), 'Idempotency-Key': 'key-of-both' };
  const byCalendar = await portal.call('POST', `/calendar/customer/appointment/${id}/chat/add`, {
    headers,
    json: { message: 'Chego mais cedo' },
  });
  expect(byCalendar.status).toBe(200);
  expect((await write(id, 'Chego mais cedo', 'key-of-both')).status).toBe(200);
  await write(id, 'Olá');
  await write(id, 'Olá');
  expect((await details(id)).chat.map(({ message }) => message)).toEqual([
    'Chego mais cedo',
    'Olá',
    'Olá',
  ]);
});

test('what came before a work closed is said to have come, and nothing new does', async () => {
  const id = await aWork();
  expect((await upload(id, 'before')).status).toBe(201);
  await asProvider(portal, provider, 'POST', `/works/${id}/state`, { bars: 5, name: 'Entregue' });
  expect((await upload(id, 'before')).status).toBe(201);
  expect((await upload(id, 'after')).status).toBe(409);
  expect((await details(id)).client_extras).toHaveLength(1);
});

test('a file that is sent again after a lost answer is not stored again [OFF-03] [C-920]', async () => {
  const id = await aWork();
  expect((await upload(id, 'once')).status).toBe(201);
  const put = vi.spyOn(portal.backend.media.store, 'put');
  expect((await upload(id, 'once')).status).toBe(201);
  expect(put).not.toHaveBeenCalled();
  expect((await upload(id, 'another')).status).toBe(201);
  expect(put).toHaveBeenCalled();
  put.mockRestore();
  expect((await details(id)).client_extras).toHaveLength(2);
});

test('the same key with other words is refused, and a refusal is not kept [OFF-03]', async () => {
  const id = await aWork();
  expect((await write(id, 'Um', 'a')).status).toBe(200);
  expect((await write(id, 'Dois', 'a')).status).toBe(422);
  expect((await write(id, ' ', 'b')).status).toBe(400);
  expect((await write(id, 'Dois', 'b')).status).toBe(200);
  expect((await details(id)).chat.map(({ message }) => message)).toEqual(['Um', 'Dois']);
});

test('a note that was changed elsewhere meanwhile is not replaced: both are answered [OFF-08] [C-633]', async () => {
  const id = await aWork();
  const changed = async (json: { obs: string; seen?: string[] }) => {
    const { status, body } = await note(id, json);
    return [status, body['code'], body['note']];
  };
  expect(await changed({ obs: 'Pneus', seen: [''] })).toEqual([200, undefined, undefined]);
  expect(await changed({ obs: 'Óleo', seen: [''] })).toEqual([409, 'NOTE_CHANGED', 'Pneus']);
  expect((await details(id)).internal_obs).toBe('Pneus');
  // What was saved and whose answer was lost is saved.
  expect(await changed({ obs: 'Pneus', seen: [''] })).toEqual([200, undefined, undefined]);
  expect(await changed({ obs: 'Óleo', seen: ['Pneus'] })).toEqual([200, undefined, undefined]);
  expect(await changed({ obs: '', seen: ['Pneus'] })).toEqual([409, 'NOTE_CHANGED', 'Óleo']);
  expect(await changed({ obs: '', seen: ['Óleo'] })).toEqual([200, undefined, undefined]);
  expect(await changed({ obs: 'Velas', seen: ['Óleo'] })).toEqual([409, 'NOTE_CHANGED', '']);
  expect(await changed({ obs: 'Velas', seen: ['Óleo', ''] })).toEqual([200, undefined, undefined]);
  expect((await details(id)).internal_obs).toBe('Velas');
  // One saved with network replaces what is there.
  expect(await changed({ obs: 'Bateria' })).toEqual([200, undefined, undefined]);
  expect((await details(id)).internal_obs).toBe('Bateria');
});

test('a note whose answer was lost is saved once, also when the queue says over which one it was written [OFF-03] [C-631] [OFF-08]', async () => {
  const id = await aWork();
  expect((await note(id, { obs: 'Pneus' }, 'key')).status).toBe(200);
  await note(id, { obs: 'Luzes' });
  expect((await note(id, { obs: 'Pneus', seen: [''] }, 'key')).status).toBe(200);
  expect((await details(id)).internal_obs).toBe('Luzes');
});

test('of two devices that write a first note at once one is told of the other [OFF-08]', async () => {
  const id = await aWork();
  const answers = await Promise.all(
    ['Pneus', 'Luzes', 'Velas'].map((obs) => note(id, { obs, seen: [''] }, `key-${obs}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const kept = (await details(id)).internal_obs;
  for (const { status, body } of answers) if (status === 409) expect(body['note']).toBe(kept);
});
