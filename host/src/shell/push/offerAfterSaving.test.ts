// @vitest-environment happy-dom
import { stubPushBrowser } from '@portal/remote/testing/stubPushBrowser';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import type { createOverlays } from '../overlays/createOverlays.ts';
import { aShell } from '../testing/aShell.ts';
import { offerAfterSaving } from './offerAfterSaving.ts';

const DAY = 86_400_000;
const stops: (() => void)[] = [];
let browser: ReturnType<typeof stubPushBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  browser = stubPushBrowser();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of a customer whose device is told or not, and what the server was told. */
function open(isTold: boolean | null = false, pushKey: string | null = browser.key) {
  const sent: unknown[] = [];
  let failure: number | null = null;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method, url } = request;
    if (method === 'GET') return Response.json({ push: isTold, email: true, sms: true });
    if (failure !== null) return Response.json({}, { status: failure });
    sent.push([method, new URL(url).pathname, await request.json()]);
    return Response.json({ message: 'OK' });
  });
  const shell = aShell();
  shell.store.set(consentOpenAtom, false);
  const { bus, overlays, native } = shell;
  const unmount = offerAfterSaving(shell, pushKey);
  stops.push(unmount);
  const asked = () =>
    overlays.dialogs().map(({ kind, ...rest }) => (kind === 'confirm' ? rest : kind));
  const booked = async () => {
    bus.emit('appointment.booked', { id: 'S-1' });
    await vi.dynamicImportSettled();
  };
  /** With what status the portal refuses devices from now on; null takes them again. */
  const fail = (status: number | null) => (failure = status);
  return { bus, overlays, native, sent, asked, booked, unmount, fail };
}
const pass = (milliseconds = 3000) => vi.advanceTimersByTimeAsync(milliseconds);

type Overlays = ReturnType<typeof createOverlays>;
/** Presses a button of the question. */
function answer(overlays: Overlays, isYes: boolean): void {
  const [first] = overlays.dialogs();
  if (first?.kind === 'confirm') first.answer(isYes);
}

const question = {
  request: expect.objectContaining({
    title: 'Receber avisos neste dispositivo?',
    confirmLabel: 'Ativar',
    cancelLabel: 'Agora não',
  }),
};

test('notices are offered after a saved booking and after a decision, never on arrival or after anything else [REM-14]', async () => {
  for (const save of ['booked', 'decided'] as const) {
    const page = open();
    await pass(DAY);
    page.bus.emit('service.changed', { id: 'A-1' });
    page.bus.emit('appointment.changed', { id: 'S-1' });
    await pass(60_000);
    expect(page.asked()).toEqual([]);
    if (save === 'booked') await page.booked();
    else page.bus.emit('service.changed', { id: 'A-1', decided: true });
    await vi.dynamicImportSettled();
    await pass();
    expect(page.asked()).toMatchObject([question]);
    page.unmount();
  }
});

test('Ativar asks the browser and registers the device [REM-14]', async () => {
  const { overlays, sent, booked } = open();
  await booked();
  await pass();
  expect(browser.asked).toEqual([]);
  answer(overlays, true);
  await vi.waitFor(() => expect(overlays.toasts()).toHaveLength(1));
  expect(browser.asked).toEqual(['permission', 'subscription with 65 bytes']);
  expect(sent).toEqual([['POST', '/api/main/user/push', browser.device]]);
  expect(overlays.toasts()).toMatchObject([{ message: 'Recebe avisos neste dispositivo.' }]);
});

test.each([
  ['Agora não', (overlays: Overlays) => answer(overlays, false)],
  ['no answer at all', (overlays: Overlays) => overlays.dismissDialog()],
])('after %s nobody is asked again for 90 days [REM-14] [C-692]', async (_what, refuse) => {
  const { overlays, asked, booked } = open();
  await booked();
  await pass();
  refuse(overlays);
  await pass(90 * DAY - 3001);
  await booked();
  await pass(3000);
  expect(asked()).toEqual([]);
  await pass(1);
  await booked();
  await pass();
  expect(asked()).toMatchObject([question]);
  expect(browser.asked).toEqual([]);
});

test('a refused permission hides the offer, whenever it was refused [REM-14]', async () => {
  const { overlays, asked, booked, sent } = open();
  await booked();
  await pass();
  browser.customerAnswers('denied');
  answer(overlays, true);
  await pass(0);
  expect(sent).toEqual([]);
  await booked();
  await pass(60_000);
  expect(asked()).toEqual([]);
});

test('a device that the portal was not told of is said not to be, and told of by another try [REM-14]', async () => {
  const page = open();
  await page.booked();
  await pass();
  page.fail(503);
  answer(page.overlays, true);
  await vi.waitFor(() => expect(page.overlays.toasts()).toHaveLength(1));
  const [toast] = page.overlays.toasts();
  expect(toast).toMatchObject({
    message: 'Os avisos não ficaram ativos neste dispositivo.',
    tone: 'danger',
    action: { label: 'Tentar novamente' },
  });
  page.overlays.dismissToast(toast?.id ?? '');
  page.fail(null);
  toast?.action?.run();
  await vi.waitFor(() =>
    expect(page.overlays.toasts()).toMatchObject([{ message: 'Recebe avisos neste dispositivo.' }]),
  );
  expect(page.sent).toEqual([['POST', '/api/main/user/push', browser.device]]);
});

test('where it was allowed and the browser cannot, that is said, once [REM-14]', async () => {
  const { overlays, asked, booked, sent } = open();
  browser.cannotSubscribe();
  await booked();
  await pass();
  answer(overlays, true);
  await vi.waitFor(() =>
    expect(overlays.toasts()).toMatchObject([
      { message: 'Este navegador não conseguiu ativar os avisos.' },
    ]),
  );
  overlays.dismissToast(overlays.toasts()[0]?.id ?? '');
  await booked();
  await pass(60_000);
  expect([asked(), sent]).toEqual([[], []]);
});

test('a worker that has not come yet is there by the answer [REM-14]', async () => {
  const { overlays, booked, sent } = open();
  browser.hasNoWorker();
  await booked();
  await pass();
  await vi.waitFor(() => expect(browser.asked).toEqual(['worker /client/service-worker.js']));
  answer(overlays, true);
  await vi.waitFor(() => expect(overlays.toasts()).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

test.each([
  ['this device is told already', true, undefined],
  ['nobody is told, as in a demo', null, undefined],
  ['the portal has no keys', false, null],
] as const)('nothing is offered where %s [REM-14]', async (_what, isTold, key) => {
  const { asked, booked } = open(isTold, key);
  await booked();
  await pass(60_000);
  expect(asked()).toEqual([]);
});

test('in an application that has notices of its own these are offered, and registered like a browser’s [REM-14] [C-841]', async () => {
  vi.unstubAllGlobals();
  const asked: string[] = [];
  const { native, overlays, sent, booked } = open();
  await booked();
  await pass();
  expect(overlays.dialogs()).toEqual([]);
  native.subscribePush = async (key) => {
    asked.push(key);
    return browser.device;
  };
  await booked();
  await pass();
  answer(overlays, true);
  await vi.waitFor(() => expect(overlays.toasts()).toHaveLength(1));
  expect([asked, browser.asked]).toEqual([[browser.key], []]);
  expect(sent).toEqual([['POST', '/api/main/user/push', browser.device]]);
});

test('the offer waits for what covers the page, for toasts, and while something is typed [REM-14] [C-692]', async () => {
  const { overlays, asked, booked } = open();
  void overlays.info({ title: 'Título', body: 'Texto' });
  await booked();
  await pass(9000);
  expect(asked()).toEqual(['info']);
  overlays.dismissDialog();
  overlays.toast({ message: 'Anular?', action: { label: 'Anular', run: () => undefined } });
  await pass(9000);
  expect(asked()).toEqual([]);
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  overlays.dismissToast(overlays.toasts()[0]?.id ?? '');
  await pass(9000);
  expect(asked()).toEqual([]);
  field.blur();
  await pass();
  expect(asked()).toMatchObject([question]);
});
