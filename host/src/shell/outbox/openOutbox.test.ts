// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { createEventBus } from '@portal/contract/eventBus';
import type { Session } from '@portal/contract/session';
import * as fakeIndexedDb from 'fake-indexeddb';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { reachedAtom } from '../state/reachedAtom.ts';
import { waitingAtom } from '../state/waitingAtom.ts';
import { writingAtom } from '../state/writingAtom.ts';
import { LIFETIME_MS } from './limits.ts';
import { openOutbox, type OpenOutbox } from './openOutbox.ts';
import { openOutboxStore } from './openOutboxStore.ts';

/** Pages of the device; each ends with its test. */
let pages: OpenOutbox[];
let isOnline: boolean;
/** What reached the services: path, key, body. */
let calls: { path: string; key: string | null; body: unknown }[];
/** Refuses a path with a status. */
let refuse: Record<string, number>;

beforeEach(() => {
  for (const [name, part] of Object.entries(fakeIndexedDb))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  [pages, isOnline, calls, refuse] = [[], true, [], {}];
});
afterEach(() => {
  for (const page of pages) page.stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const subjectOf = (userId: string): Session['subject'] => ({
  ...{ userId, name: 'Ana', email: null, phone: null },
  ...{ registered: true, loginEmailValidated: true },
});

async function openPage(
  changes: Partial<Session> = {},
  confirms = true,
  domain = 'oficina.pt',
  bus = createEventBus(() => undefined),
) {
  const store = createStore();
  const listeners = new Set<(session: Session) => void>();
  let session: Session = {
    ...{ mode: 'full', subject: subjectOf('ana'), termsAccepted: true, lite: null },
    ...{ scheduling: false, ...changes },
  };
  const confirm = vi.fn<(request: { body: string }) => Promise<boolean>>(async () => confirms);
  const main = createHttp(async (input) => {
    const request = new Request(input);
    const { pathname: path } = new URL(request.url);
    if (!isOnline) throw new TypeError('Failed to fetch');
    const body: unknown = request.headers.get('content-type')?.includes('json')
      ? await request.json()
      : 'form';
    calls.push({ path, key: request.headers.get('Idempotency-Key'), body });
    const status = refuse[path] ?? 200;
    return Response.json({ message: status === 200 ? 'Enviada.' : 'Recusada.' }, { status });
  });
  const changed: string[] = [];
  bus.on('service.changed', ({ id }) => changed.push(id));
  const shell = {
    ...{ domain, main },
    overlays: { confirm },
    session: {
      current: () => session,
      subscribe(listener: (session: Session) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const outbox = await openOutbox(shell, bus, store);
  pages.push(outbox);
  return {
    ...{ outbox, bus, store, confirm, changed },
    become(next: Partial<Session>) {
      session = { ...session, ...next };
      for (const listener of listeners) listener(session);
    },
    /** As the session does at its end. */
    end(reason: 'logout' | 'expired') {
      bus.emit('session.ended', { reason });
      this.become({ mode: 'visitor', subject: null, termsAccepted: false });
    },
    write: (text: string, subject = 'A-1') =>
      outbox.deliver({ kind: 'message', subject, text }, async (key) => {
        await main.send({
          ...{ method: 'POST', path: `/services/${subject}/chat/add`, json: { message: text } },
          headers: { 'Idempotency-Key': key },
          answer: (await import('@portal/api/http/envelope')).messageSchema,
        });
      }),
  };
}
const goOnline = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};
const texts = (outbox: OpenOutbox) => outbox.all().map(({ text }) => text);

test('the number that waits is counted and spoken once, and its end too, once everything was sent [OFF-10] [C-635]', async () => {
  const said: (string | null)[] = [];
  // Each announcement is a paragraph of its own.
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.nodeName === 'P') said.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  const page = await openPage();
  isOnline = false;
  await page.write('Um');
  await page.write('Dois', 'A-2');
  expect(page.store.get(waitingAtom)).toBe(2);
  goOnline();
  // With network the number is gone before anything was sent.
  expect([page.store.get(waitingAtom), page.outbox.all().length]).toEqual([0, 2]);
  await vi.waitFor(() => expect(page.store.get(waitingAtom)).toBe(0));
  await vi.waitFor(() => expect(said.at(-1)).toBe('Tudo enviado.'));
  expect(said).toEqual(['1 por enviar', 'Tudo enviado.']);
  expect(page.changed).toEqual(['A-1', 'A-2']);
});

test('what waits goes when the services answer again, and at the next opening by the same customer, with the key of before; nobody is asked for a permission, no worker for its help [OFF-03] [OFF-04]', async () => {
  const asked: string[] = [];
  const watched = (name: string) =>
    new Proxy({}, { get: (_, what) => void asked.push(`${name}.${String(what)}`) });
  vi.stubGlobal('Notification', watched('Notification'));
  const helpers = ['serviceWorker', 'permissions', 'storage'];
  for (const name of helpers)
    Object.defineProperty(navigator, name, { value: watched(name), configurable: true });
  onTestFinished(() => {
    for (const name of helpers) Reflect.deleteProperty(navigator, name);
  });
  const page = await openPage();
  isOnline = false;
  await page.write('Um');
  const [first] = page.outbox.all();
  isOnline = true;
  page.store.set(reachedAtom, false);
  page.store.set(reachedAtom, true);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  isOnline = false;
  await page.write('Dois');
  const [second] = page.outbox.all();
  page.outbox.stop();
  isOnline = true;
  await openPage();
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ key, body }) => [key, body])).toEqual([
    [first?.key, { message: 'Um' }],
    [second?.key, { message: 'Dois' }],
  ]);
  expect(asked).toEqual([]);
});

test('a logout asks with the number that would be lost; a no keeps all, the logout removes all [OFF-09]', async () => {
  const page = await openPage({}, false);
  expect(await page.outbox.mayLeave()).toBe(true);
  expect(page.confirm).not.toHaveBeenCalled();
  isOnline = false;
  await page.write('Um');
  await page.write('Dois');
  expect(await page.outbox.mayLeave()).toBe(false);
  expect(page.confirm.mock.calls[0]?.[0]).toMatchObject({
    body: 'Tem 2 envios por fazer. Se sair agora, perdem-se.',
    confirmLabel: 'Sair mesmo assim',
    cancelLabel: 'Ficar',
  });
  expect(texts(page.outbox)).toEqual(['Um', 'Dois']);
  page.end('logout');
  page.become({ mode: 'full', subject: subjectOf('ana'), termsAccepted: true });
  await vi.waitFor(() => expect(texts(page.outbox)).toEqual([]));
  const later = await openPage();
  expect(texts(later.outbox)).toEqual([]);
});

test('an expired session keeps it unseen; another customer or provider never has it, and its customer finds it again [OFF-09]', async () => {
  const page = await openPage();
  isOnline = false;
  await page.write('Da Ana');
  page.end('expired');
  await vi.waitFor(() => expect(page.store.get(waitingAtom)).toBe(0));
  expect(texts(page.outbox)).toEqual([]);
  goOnline();
  page.become({ mode: 'full', subject: subjectOf('rui'), termsAccepted: true });
  const elsewhere = await openPage({}, true, 'clinica.pt');
  // What waits is read, and would be sent, before these are done.
  for (let turn = 0; turn < 5; turn += 1) await page.outbox.refresh();
  expect([texts(page.outbox), texts(elsewhere.outbox), calls]).toEqual([[], [], []]);
  page.become({ subject: subjectOf('ana') });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});

test('for the 7 days of what an expired session left, whoever comes sees only their own, and its customer finds it all [OFF-09]', async () => {
  const page = await openPage();
  isOnline = false;
  await page.write('Da Ana');
  page.end('expired');
  page.become({ mode: 'full', subject: subjectOf('rui'), termsAccepted: true });
  await page.outbox.refresh();
  await page.write('Do Rui');
  vi.useFakeTimers({ now: Date.now() + LIFETIME_MS - 1000, toFake: ['Date'] });
  await page.outbox.expire();
  await page.outbox.refresh();
  expect(texts(page.outbox)).toEqual(['Do Rui']);
  page.end('expired');
  page.become({ mode: 'full', subject: subjectOf('ana'), termsAccepted: true });
  await page.outbox.refresh();
  expect(page.outbox.all().map(({ text, state }) => [text, state])).toEqual([['Da Ana', 'queued']]);
});

test('what another customer left goes after 7 days once anybody comes who has nothing waiting, now or later [OFF-07] [C-632]', async () => {
  const written = Date.now();
  vi.useFakeTimers({ now: written, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const page = await openPage();
  isOnline = false;
  await page.write('Da Ana');
  page.end('expired');
  const lies = async () => (await (await openOutboxStore()).list('oficina.pt:ana')).length;
  vi.setSystemTime(written + LIFETIME_MS - 1000);
  page.become({ mode: 'full', subject: subjectOf('rui'), termsAccepted: true });
  for (let turn = 0; turn < 5; turn += 1) await page.outbox.refresh();
  expect(await lies()).toBe(1);
  // The page stays open until they are over.
  vi.advanceTimersByTime(3_600_000);
  await vi.waitFor(async () => expect(await lies()).toBe(0));
  page.become({ subject: subjectOf('ana') });
  await page.write('Outra');
  page.end('expired');
  page.outbox.stop();
  vi.setSystemTime(written + 3 * LIFETIME_MS);
  await openPage({ subject: subjectOf('rui') });
  expect(await lies()).toBe(0);
});

test('without network an entry says after 7 days that it was not sent, at the next opening [OFF-07]', async () => {
  const page = await openPage();
  isOnline = false;
  await page.write('Antiga');
  page.outbox.stop();
  vi.useFakeTimers({ now: Date.now() + LIFETIME_MS + 1000, toFake: ['Date'] });
  const later = await openPage();
  expect(later.outbox.waitingOf('A-1')).toMatchObject([
    { state: 'failed', reason: 'Não foi possível enviá-lo em 7 dias.' },
  ]);
  expect(later.store.get(waitingAtom)).toBe(0);
});

test.each([
  ['a demo', { mode: 'demo' }],
  ['a link', { mode: 'lite' }],
  ['whoever has not accepted the terms', { termsAccepted: false }],
] as const)(
  '%s keeps nothing, and hears of the failure as before [OFF-01] [C-630]',
  async (_whose, changes) => {
    const page = await openPage(changes);
    isOnline = false;
    await expect(page.write('Um')).rejects.toMatchObject({ status: 0 });
    expect(texts(page.outbox)).toEqual([]);
  },
);

test('what the queue is sending counts as on its way to the server: no page leaves it by itself', async () => {
  const page = await openPage();
  isOnline = false;
  await page.write('Um');
  const seen: number[] = [];
  page.store.sub(writingAtom, () => seen.push(page.store.get(writingAtom)));
  goOnline();
  await vi.waitFor(() => expect(texts(page.outbox)).toEqual([]));
  expect([seen, calls.length]).toEqual([[1, 0], 1]);
});

test('other tabs show what waits and what has gone', async () => {
  const [first, second] = [await openPage(), await openPage()];
  isOnline = false;
  await first.write('Um');
  await vi.waitFor(() => expect(texts(second.outbox)).toEqual(['Um']));
  goOnline();
  await vi.waitFor(() => expect(texts(second.outbox)).toEqual([]));
  await vi.waitFor(() => expect(texts(first.outbox)).toEqual([]));
  expect(calls).toHaveLength(1);
});

/** What browsers do to a page that sleeps, and when the data of a site is removed. */
function endConnections(opened: { mock: { results: { value?: IDBOpenDBRequest }[] } }): void {
  for (const { value } of opened.mock.results)
    if (value?.result instanceof fakeIndexedDb.IDBDatabase)
      Reflect.apply(fakeIndexedDb.forceCloseDatabase, undefined, [value.result]);
}

test('what waits is sent also after the browser has closed the database, and what is written then waits as well [OFF-01] [OFF-04]', async () => {
  const opened = vi.spyOn(indexedDB, 'open');
  const page = await openPage();
  isOnline = false;
  await page.write('Um');
  endConnections(opened);
  await vi.waitFor(async () => expect(await page.write('Dois')).toBe('kept'));
  expect(await page.outbox.mayLeave()).toBe(true);
  endConnections(opened);
  await new Promise(setImmediate);
  goOnline();
  await vi.waitFor(() => expect(page.changed).toEqual(['A-1', 'A-1']));
});

test('a database that does not open in passing is opened the next time, and one that is lost keeps nobody from leaving [OFF-01] [SHL-69]', async () => {
  const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('In passing.', 'UnknownError');
  });
  const bus = createEventBus(() => undefined);
  await expect(openPage({}, true, 'oficina.pt', bus)).rejects.toThrow('In passing.');
  const page = await openPage({}, true, 'oficina.pt', bus);
  endConnections(opening);
  opening.mockImplementation(() => {
    throw new DOMException('Lost.', 'UnknownError');
  });
  await vi.waitFor(async () => expect(await page.outbox.mayLeave()).toBe(true));
});
