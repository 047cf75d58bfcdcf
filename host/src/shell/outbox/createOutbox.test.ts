import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxDraft } from '@portal/contract/outbox';
import { LIFETIME_MS, MOST_BYTES, MOST_ENTRIES } from './limits.ts';
import { Device, type Tab } from './testing/device.ts';

let device: Device;
let tab: Tab;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('navigator', { onLine: true });
  device = new Device();
  tab = await device.tab();
});
afterEach(() => {
  device.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const message = (text: string, subject = 'A-1') => ({ kind: 'message', subject, text }) as const;
const note = (text: string, seen = '') => ({ kind: 'note', subject: 'A-1', text, seen }) as const;
const file = (name: string, bytes = 10): OutboxDraft => ({
  ...{ kind: 'file', subject: 'A-1', thumbnail: null },
  file: new File([new Uint8Array(bytes)], name),
});
const texts = () => tab.outbox.all().map(({ text }) => text);
const states = () => tab.outbox.all().map(({ text, state }) => `${text}: ${state}`);
const arrived = () => device.arrived.map(({ text }) => text);
/** No network, and the browser knows it. */
function disconnect(): void {
  device.isOnline = false;
  vi.stubGlobal('navigator', { onLine: false });
}
/** Until nothing more happens without the time going on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

test('with network nothing waits; without it everything does, in the order written, and goes within 5 s of network [OFF-01] [OFF-04] [C-630]', async () => {
  expect(await tab.write(message('Um'))).toBe('sent');
  expect(texts()).toEqual([]);
  device.isOnline = false;
  expect(await tab.write(message('Dois'))).toBe('kept');
  expect(await tab.write(file('três.jpg'))).toBe('kept');
  await settle();
  expect(states()).toEqual(['Dois: queued', 'três.jpg: queued']);
  expect(tab.outbox.waitingOf('A-1').map(({ kind, text }) => [kind, text])).toEqual([
    ['message', 'Dois'],
    ['file', 'três.jpg'],
  ]);
  expect(tab.outbox.waitingOf('A-2')).toEqual([]);
  expect(tab.outbox.waitingOf('A-1')).toBe(tab.outbox.waitingOf('A-1'));
  device.isOnline = true;
  await pass(5000);
  expect(arrived()).toEqual(['Um', 'Dois', 'três.jpg']);
  expect(texts()).toEqual([]);
  expect(tab.sent).toEqual(['Dois', 'três.jpg']);
});

test('what a browser knows to be without network is not tried; the event of network sends it at once', async () => {
  disconnect();
  await tab.write(message('Um'));
  const { tries } = device;
  await pass(60_000);
  expect(device.tries).toBe(tries);
  vi.stubGlobal('navigator', { onLine: true });
  device.isOnline = true;
  tab.sending.wake();
  await settle();
  expect(arrived()).toEqual(['Um']);
});

test('whoever writes while something of the same subject waits still waits behind it', async () => {
  device.isOnline = false;
  await tab.write(message('Um'));
  device.isOnline = true;
  expect(await tab.write(message('Dois'))).toBe('kept');
  expect(await tab.write(message('Outro', 'A-2'))).toBe('sent');
  await pass(5000);
  expect(arrived().filter((text) => text !== 'Outro')).toEqual(['Um', 'Dois']);
});

test('one that is refused is marked in the server’s words, and the rest of all subjects goes on [OFF-06]', async () => {
  device.isOnline = false;
  await tab.write(message('Fechada'));
  await tab.write(message('A mesma conversa'));
  await tab.write(message('Outra', 'A-2'));
  device.isOnline = true;
  device.says = [409];
  await pass(5000);
  expect(tab.outbox.waitingOf('A-1')).toMatchObject([
    { text: 'Fechada', state: 'failed', reason: 'Não: 409', other: null },
  ]);
  expect(arrived()).toEqual(['A mesma conversa', 'Outra']);
  for (const status of [400, 404, 413]) {
    device.says = [status];
    await tab.outbox.sendAgain(tab.outbox.waitingOf('A-1')[0]?.id ?? '');
    await settle();
    expect(tab.outbox.waitingOf('A-1')).toMatchObject([
      { state: 'failed', reason: `Não: ${status}` },
    ]);
  }
  await tab.outbox.sendAgain(tab.outbox.waitingOf('A-1')[0]?.id ?? '');
  await settle();
  expect(texts()).toEqual([]);
  expect(arrived()).toEqual(['A mesma conversa', 'Outra', 'Fechada']);
});

test.each([500, 503, 429])(
  'of a server that says %i to a later try a subject waits, and the others go [OFF-01] [C-630]',
  async (status) => {
    device.isOnline = false;
    await tab.write(message('Um'));
    await tab.write(message('Dois'));
    await tab.write(message('Outra', 'A-2'));
    device.isOnline = true;
    device.says = [status];
    await pass(5000);
    expect(arrived()).toEqual(['Outra']);
    expect(states()).toEqual(['Um: queued', 'Dois: queued']);
    await pass(60_000);
    expect(arrived()).toEqual(['Outra', 'Um', 'Dois']);
  },
);

test('one that waits is taken off the device with its file and never sent, one that is being sent is not [OFF-05]', async () => {
  const store = await device.open();
  tab = await device.tab();
  disconnect();
  await tab.write(file('a.jpg'));
  await tab.write(file('b.jpg'));
  const [first, second] = tab.outbox.all();
  expect((await store.fileOf(first?.sequence ?? 0))?.file.size).toBe(10);
  await tab.outbox.withdraw(String(first?.sequence));
  expect(texts()).toEqual(['b.jpg']);
  expect(await store.fileOf(first?.sequence ?? 0)).toBeUndefined();
  await tab.write(message('Engano'));
  await tab.outbox.withdraw(String(tab.outbox.all().at(-1)?.sequence));
  await store.change(second?.sequence ?? 0, (entry) => ({ ...entry, state: 'sending' }));
  await tab.outbox.withdraw(String(second?.sequence));
  expect(states()).toEqual(['b.jpg: sending']);
  await store.change(second?.sequence ?? 0, (entry) => ({ ...entry, state: 'queued' }));
  device.isOnline = true;
  vi.stubGlobal('navigator', { onLine: true });
  await tab.outbox.refresh();
  await pass(60_000);
  expect(arrived()).toEqual(['b.jpg']);
});

test('a photograph that waits is seen from the device, small where it can be, and by nobody else', async () => {
  disconnect();
  const photograph = new File(['large'], 'risco.jpg', { type: 'image/jpeg' });
  const draft = { kind: 'file', subject: 'A-1', file: photograph } as const;
  await tab.write({ ...draft, thumbnail: new Blob(['small']) });
  await tab.write({ ...draft, thumbnail: null });
  await tab.write(file('apólice.pdf'));
  await settle();
  const ids = tab.outbox.waitingOf('A-1').map(({ id }) => id);
  const seen = () =>
    Promise.all(ids.map(async (id) => (await tab.outbox.pictureOf?.(id))?.text() ?? null));
  expect(await seen()).toEqual(['small', 'large', null]);
  device.owner = 'rui';
  await tab.outbox.refresh();
  await settle();
  expect(await seen()).toEqual([null, null, null]);
});

test('50 entries wait at most, or 200 MB; one more is not kept, and what waits stays [OFF-07]', async () => {
  disconnect();
  for (let count = 0; count < MOST_ENTRIES; count += 1) await tab.write(message(`${count}`));
  expect(await tab.write(message('Uma a mais'))).toBe('full');
  expect(texts()).toHaveLength(MOST_ENTRIES);
  await tab.outbox.withdraw(String(tab.outbox.all()[0]?.sequence));
  const sized = (size: number): OutboxDraft => {
    const large = new File(['x'], 'grande.mp4');
    Object.defineProperty(large, 'size', { value: size });
    return { kind: 'file', subject: 'A-1', file: large, thumbnail: null };
  };
  expect(await tab.write(sized(MOST_BYTES + 1))).toBe('full');
  expect(texts()).toHaveLength(MOST_ENTRIES - 1);
  expect(await tab.write(message('Cabe'))).toBe('kept');
});

test('200 MB are those of all entries together, failed ones among them, and failed ones are among the 50 [OFF-07] [C-632]', async () => {
  const sized = (bytes: number): OutboxDraft => {
    const large = new File(['x'], 'grande.mp4');
    Object.defineProperty(large, 'size', { value: bytes });
    return { kind: 'file', subject: 'A-1', file: large, thumbnail: null };
  };
  disconnect();
  const share = MOST_BYTES / 4;
  expect(await tab.write(sized(3 * share))).toBe('kept');
  await tab.outbox.change(tab.outbox.all()[0]?.sequence ?? 0, (entry) => ({
    ...{ ...entry, state: 'failed', reason: 'Não: 413' },
  }));
  expect(await tab.write(sized(share + 1))).toBe('full');
  expect(await tab.write(sized(share))).toBe('kept');
  expect(await tab.write(sized(1))).toBe('full');
  while (texts().length < MOST_ENTRIES) expect(await tab.write(message('Cabe'))).toBe('kept');
  expect(states().slice(0, 1)).toEqual(['grande.mp4: failed']);
  expect(await tab.write(message('Uma a mais'))).toBe('full');
});

test('a device without room keeps nothing and says so', async () => {
  const store = await device.open();
  tab = await device.tab();
  vi.spyOn(store, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  device.isOnline = false;
  expect(await tab.write(message('Um'))).toBe('full');
});

test('after 7 days an entry has failed; tried again it has 7 days more; of somebody else nothing stays [OFF-07] [OFF-09] [C-632]', async () => {
  disconnect();
  await tab.write(message('Antiga'));
  device.owner = 'rui';
  await tab.outbox.refresh();
  await tab.write(message('Do Rui'));
  device.owner = 'ana';
  await tab.outbox.refresh();
  vi.setSystemTime(Date.now() + LIFETIME_MS - 1000);
  await tab.outbox.expire();
  expect(states()).toEqual(['Antiga: queued']);
  vi.setSystemTime(Date.now() + 2000);
  await tab.outbox.expire();
  expect(tab.outbox.waitingOf('A-1')).toMatchObject([
    { state: 'failed', reason: 'Não foi possível enviá-lo em 7 dias.' },
  ]);
  await tab.outbox.sendAgain(tab.outbox.waitingOf('A-1')[0]?.id ?? '');
  await tab.outbox.expire();
  expect(states()).toEqual(['Antiga: queued']);
  device.owner = 'rui';
  await tab.outbox.refresh();
  expect(texts()).toEqual([]);
});

test('a note that is written twice is one, the last, over the one that was seen first [OFF-08]', async () => {
  disconnect();
  await tab.write(note('Pneus', 'Óleo'));
  const [first] = tab.outbox.all();
  await tab.write(note('Pneus e travões', 'Pneus'));
  expect(tab.outbox.all()).toMatchObject([{ text: 'Pneus e travões', seen: ['Óleo', 'Pneus'] }]);
  expect(tab.outbox.all()[0]?.key).not.toBe(first?.key);
});

test('a note that is written while the one before is on its way takes its place when that does not arrive [OFF-08]', async () => {
  const store = await device.open();
  tab = await device.tab();
  disconnect();
  await tab.write(note('Um', 'Antiga'));
  const first = tab.outbox.all()[0]?.sequence ?? 0;
  await tab.outbox.change(first, (entry) => ({ ...entry, state: 'sending' }));
  await tab.write(note('Dois', 'Um'));
  expect(texts()).toEqual(['Um', 'Dois']);
  vi.stubGlobal('navigator', { onLine: true });
  tab.sending.wake();
  await settle();
  expect(await store.list('ana')).toMatchObject([
    { text: 'Dois', state: 'queued', seen: ['Antiga', 'Um'] },
  ]);
});

test('a note that was changed elsewhere waits for a choice between both, and takes the place of the other one [OFF-08]', async () => {
  device.isOnline = false;
  await tab.write(note('Minha', 'Antiga'));
  const before = tab.outbox.all()[0];
  device.isOnline = true;
  device.says = [{ status: 409, payload: { code: 'NOTE_CHANGED', note: 'Outra' } }];
  await pass(5000);
  expect(tab.outbox.waitingOf('A-1')).toMatchObject([
    { text: 'Minha', state: 'failed', other: 'Outra' },
  ]);
  device.isOnline = false;
  await tab.outbox.sendAgain(tab.outbox.waitingOf('A-1')[0]?.id ?? '');
  await settle();
  expect(tab.outbox.all()).toMatchObject([{ text: 'Minha', seen: ['Outra'], state: 'queued' }]);
  // Another request by now: the key of before was for another one.
  expect(tab.outbox.all()[0]?.key).not.toBe(before?.key);
});

test('nobody sees or sends what another customer wrote, not even after a session that expired; a logout removes it [OFF-09]', async () => {
  device.isOnline = false;
  await tab.write(message('Da Ana'));
  device.owner = null;
  await tab.outbox.refresh();
  expect(texts()).toEqual([]);
  device.isOnline = true;
  device.owner = 'rui';
  await tab.outbox.refresh();
  expect(texts()).toEqual([]);
  tab.sending.wake();
  await pass(5000);
  expect(device.arrived).toEqual([]);
  device.owner = 'ana';
  await tab.outbox.refresh();
  expect(texts()).toEqual(['Da Ana']);
  await tab.outbox.forget('ana');
  expect(texts()).toEqual([]);
});

test('a visitor and a demo keep nothing: the failure goes to whoever wrote [OFF-01] [C-630]', async () => {
  device.owner = null;
  device.isOnline = false;
  await expect(tab.write(message('Um'))).rejects.toMatchObject({ status: 0 });
});

test('a refusal of the first try is whoever wrote it’s to say, and nothing waits [OFF-01] [C-630]', async () => {
  device.says = [409];
  await expect(tab.write(message('Um'))).rejects.toMatchObject({ status: 409 });
  expect(texts()).toEqual([]);
});
