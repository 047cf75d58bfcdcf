import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { pictureForm } from '../../../testing/data/pictureForm.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [{ weekday: 2, opens: '09:00', closes: '18:00' }];
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
});
afterAll(() => portal.close());

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/main${path}`, { token, json });
const draftSchema = v.object({ scheduler_id: v.string(), draft_work_id: v.string() });

const filesOf = (id: string) => `/services/${id}/media`;

/** A draft of a booking with a file of the customer. */
async function draft() {
  const { body } = await me('POST', '/schedule/draft', { services: [] });
  const { scheduler_id: id, draft_work_id: draftWork } = v.parse(draftSchema, body);
  const files = `/appointments/S-${id}/${draftWork}/media`;
  expect(await send(files)).toBe(201);
  return { id, files };
}

async function book(time: string) {
  const made = await draft();
  const answer = await me('POST', '/schedule', {
    services: [{ id: 'revisao', observation: '' }],
    date: '2026-06-16',
    time,
    scheduler_id: made.id,
  });
  expect(answer.body).toMatchObject({ success: true, appointmentId: `S-${made.id}` });
  return { ...made, id: `S-${made.id}` };
}

async function send(path: string): Promise<number> {
  const form = await pictureForm(['media']);
  return (await portal.call('POST', `/main${path}`, { token, form })).status;
}

const ownFiles = async (id: string) => {
  const { body } = await me('GET', `/services/${id}/`);
  return v.parse(workSchema, body).client_extras.map((file) => file.id);
};

test('a draft takes files and gives them away; cancelled or missed it does neither, by no address [MED-06] [MED-08] [C-287]', async () => {
  const { files, id } = await book('10:00');
  const [first] = await ownFiles(id);
  expect((await me('DELETE', `${files}/${first}`)).status).toBe(200);
  expect(await send(files)).toBe(201);
  const [kept] = await ownFiles(id);
  await provider('POST', `/appointments/${id}`, { cancelled: true });
  const missed = await book('11:00');
  const [missedFile] = await ownFiles(missed.id);
  await portal.backend.clock.moveTo(new Date('2026-06-16T12:00:00Z'));
  for (const path of [files, filesOf(id), missed.files, filesOf(missed.id)])
    expect([path, await send(path)]).toEqual([path, 409]);
  for (const path of [files, filesOf(id)])
    expect((await me('DELETE', `${path}/${kept}`)).status).toBe(409);
  expect((await me('DELETE', `${missed.files}/${missedFile}`)).status).toBe(409);
  expect([await ownFiles(id), await ownFiles(missed.id)]).toEqual([[kept], [missedFile]]);
});

test('the files of a booking are those of its work, too: removed there until bars 5, and by no address afterwards [MED-06] [MED-08] [C-48] [C-287]', async () => {
  const { files, id } = await book('15:00');
  const work = String(
    (await provider('POST', '/works', { customer: {}, appointment_id: id }))['id'],
  );
  const addresses = [files, filesOf(id), filesOf(work)];
  for (const path of addresses) expect([path, await send(path)]).toEqual([path, 201]);
  const [first, second, ...others] = await ownFiles(work);
  expect(others).toHaveLength(2);
  expect((await me('DELETE', `${filesOf(work)}/${first}`)).status).toBe(200);
  expect((await me('DELETE', `${files}/${second}`)).status).toBe(200);
  expect(await ownFiles(work)).toEqual(others);
  await provider('POST', `/works/${work}/state`, { bars: 5, name: 'Entregue' });
  for (const path of addresses) {
    expect([path, await send(path)]).toEqual([path, 409]);
    expect((await me('DELETE', `${path}/${others[0]}`)).status).toBe(409);
  }
  expect(await ownFiles(work)).toEqual(others);
});

test('a cancelled work takes no files and gives none away, by no address [MED-06] [MED-08] [C-287]', async () => {
  const { files, id } = await book('16:00');
  const work = String(
    (await provider('POST', '/works', { customer: {}, appointment_id: id }))['id'],
  );
  const kept = await ownFiles(work);
  expect(kept).toHaveLength(1);
  await provider('POST', `/works/${work}/cancel`);
  for (const path of [files, filesOf(id), filesOf(work)]) {
    expect([path, await send(path)]).toEqual([path, 409]);
    expect((await me('DELETE', `${path}/${kept[0]}`)).status).toBe(409);
  }
  expect(await ownFiles(work)).toEqual(kept);
});

/** Sends a file of which the last byte comes only once this has happened. */
async function sendWhile(path: string, happens: () => Promise<unknown>): Promise<number> {
  const form = new Response(await pictureForm(['media']));
  const type = form.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await form.arrayBuffer());
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isBegun) {
          isBegun = true;
          return controller.enqueue(bytes.subarray(0, 100));
        }
        await happens();
        controller.enqueue(bytes.subarray(100));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'content-type': type,
    Authorization: `Bearer ${token}`,
    'X-Forwarded-Host': 'auto-mirante.localhost',
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return (await portal.app.request(`/main${path}`, init)).status;
}

test('what closes while a file arrives does not take it [MED-06] [C-925]', async () => {
  const { files, id } = await book('17:00');
  const work = String(
    (await provider('POST', '/works', { customer: {}, appointment_id: id }))['id'],
  );
  const before = await ownFiles(work);
  const rest = () => Promise.resolve();
  expect(await sendWhile(filesOf(work), rest)).toBe(201);
  for (const path of [filesOf(work), files]) {
    const close = () => provider('POST', `/works/${work}/state`, { bars: 5, name: 'Entregue' });
    expect([path, await sendWhile(path, close)]).toEqual([path, 409]);
    await provider('POST', `/works/${work}/state`, { bars: 4, name: 'Em reparação' });
  }
  expect(await ownFiles(work)).toHaveLength(before.length + 1);
});
