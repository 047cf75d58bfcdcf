// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { createEventBus } from '@portal/contract/eventBus';
import { stubPushBrowser } from '@portal/remote/testing/pushBrowser';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { createOverlays } from '../overlays/createOverlays.ts';
import { offerPush } from './offerPush.ts';

const DAY = 86_400_000;
let browser: ReturnType<typeof stubPushBrowser>;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  browser = stubPushBrowser();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The shell of a customer whose device is told or not, and what the server was told. */
function aShell(isTold: boolean | null = false, pushKey: string | null = browser.key) {
  const sent: unknown[] = [];
  const main = createHttp(async (input) => {
    const request = new Request(input);
    const { method, url } = request;
    if (method === 'GET') return Response.json({ push: isTold, email: true, sms: true });
    sent.push([method, new URL(url).pathname, await request.json()]);
    return Response.json({ message: 'OK' });
  });
  const bus = createEventBus(() => undefined);
  const overlays = createOverlays();
  const store = createStore();
  store.set(consentOpenAtom, false);
  const http = { main, mgmt: main, calendar: main };
  stop = offerPush({ bus, overlays, store, http }, { pushKey });
  const asked = () =>
    overlays.dialogs().map(({ kind, ...rest }) => (kind === 'confirm' ? rest : kind));
  const booked = () => bus.emit('appointment.booked', { id: 'S-1' });
  return { bus, overlays, store, sent, asked, booked };
}
const pass = (milliseconds = 3000) => vi.advanceTimersByTimeAsync(milliseconds);

/** Presses a button of the question. */
function answer(overlays: ReturnType<typeof createOverlays>, isYes: boolean): void {
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
    const shell = aShell();
    await pass(DAY);
    shell.bus.emit('service.changed', { id: 'A-1' });
    shell.bus.emit('appointment.changed', { id: 'S-1' });
    await pass(60_000);
    expect(shell.asked()).toEqual([]);
    if (save === 'booked') shell.booked();
    else shell.bus.emit('service.changed', { id: 'A-1', decided: true });
    await pass();
    expect(shell.asked()).toMatchObject([question]);
    stop();
  }
});

test('Ativar asks the browser and registers the device [REM-14]', async () => {
  const { overlays, sent, booked } = aShell();
  booked();
  await pass();
  expect(browser.asked).toEqual([]);
  answer(overlays, true);
  await vi.waitFor(() => expect(overlays.toasts()).toHaveLength(1));
  expect(browser.asked).toEqual(['permission', 'subscription with 65 bytes']);
  expect(sent).toEqual([['POST', '/user/push', browser.device]]);
  expect(overlays.toasts()).toMatchObject([{ message: 'Recebe avisos neste dispositivo.' }]);
});

test('after Agora não nobody is asked again for 90 days [REM-14]', async () => {
  const { overlays, asked, booked } = aShell();
  booked();
  await pass();
  answer(overlays, false);
  await pass(90 * DAY - 3001);
  booked();
  await pass(3000);
  expect(asked()).toEqual([]);
  await pass(1);
  booked();
  await pass();
  expect(asked()).toMatchObject([question]);
  expect(browser.asked).toEqual([]);
});

test('a refused permission hides the offer, whenever it was refused [REM-14]', async () => {
  const { overlays, asked, booked, sent } = aShell();
  booked();
  await pass();
  browser.customerAnswers('denied');
  answer(overlays, true);
  await pass(0);
  expect(sent).toEqual([]);
  booked();
  await pass(60_000);
  expect(asked()).toEqual([]);
});

test.each([
  ['this device is told already', true, undefined],
  ['nobody is told, as in a demo', null, undefined],
  ['the portal has no keys', false, null],
])('nothing is offered where %s [REM-14]', async (_what, isTold, key) => {
  const { asked, booked } = aShell(isTold, key);
  booked();
  await pass(60_000);
  expect(asked()).toEqual([]);
});

test('the offer waits for what covers the page, and for toasts', async () => {
  const { overlays, asked, booked } = aShell();
  void overlays.info({ title: 'Título', body: 'Texto' });
  booked();
  await pass(9000);
  expect(asked()).toEqual(['info']);
  overlays.dismissDialog();
  overlays.toast({ message: 'Anular?', action: { label: 'Anular', run: () => undefined } });
  await pass(9000);
  expect(asked()).toEqual([]);
  overlays.dismissToast(overlays.toasts()[0]?.id ?? '');
  await pass();
  expect(asked()).toMatchObject([question]);
});
