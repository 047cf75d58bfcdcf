// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { startFailureNotice, startFailureScript } from './startFailureNotice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  delete document.documentElement.dataset['wrapper'];
});

test('a start is tried again once by itself, then it is said, and a press on the retry gives it the same once more', async () => {
  vi.stubGlobal('setTimeout', () => 0);
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.stubGlobal('fetch', async () => new Response());
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const says = () => document.getElementById('boot-failed')?.hidden === false;

  /** The page as a document that was just opened, whose own script is refused. */
  async function open(): Promise<void> {
    document.body.innerHTML = `${startFailureNotice}<div id="root"></div>`;
    runInThisContext(startFailureScript.replaceAll(/<\/?script>/g, ''));
    const file = document.createElement('script');
    file.dataset['shell'] = '';
    file.setAttribute('src', `${window.location.origin}/assets/main.js`);
    file.setAttribute('integrity', 'sha384-x');
    file.integrity = 'sha384-x';
    file.type = 'text/plain';
    document.body.append(file);
    file.dispatchEvent(new Event('error'));
    await Promise.resolve();
    await Promise.resolve();
  }

  await open();
  expect([reload.mock.calls.length, says()]).toEqual([1, false]);
  await open();
  expect([reload.mock.calls.length, says()]).toEqual([1, true]);
  document.querySelector<HTMLElement>('#boot-failed a')?.click();
  await open();
  expect([reload.mock.calls.length, says()]).toEqual([2, false]);
  expect(told).toHaveBeenCalledTimes(3);
});

test.each([
  ['a start', '<div id="root"></div>'],
  ['the code of a drawn page', '<div id="root" data-drawn="/login"><h1>Entrar</h1></div>'],
])('%s that takes long says so after four seconds, and tells it', (_what, root) => {
  vi.useFakeTimers();
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  document.body.innerHTML = startFailureNotice + root;
  runInThisContext(startFailureScript.replaceAll(/<\/?script>/g, ''));
  const says = () => document.getElementById('boot-slow')?.hidden === false;
  vi.advanceTimersByTime(3999);
  expect([says(), told.mock.calls.length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([says(), told.mock.calls.map(([address]) => address)]).toEqual([true, ['/api/main/log']]);
  vi.useRealTimers();
});

test('a page that its code has drawn, or taken over, says nothing', () => {
  vi.useFakeTimers();
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  document.body.innerHTML = `${startFailureNotice}<div id="root" data-drawn="/login"><h1>Entrar</h1></div>`;
  runInThisContext(startFailureScript.replaceAll(/<\/?script>/g, ''));
  document.getElementById('root')?.removeAttribute('data-drawn');
  vi.advanceTimersByTime(25_000);
  expect([document.getElementById('boot-slow')?.hidden, told.mock.calls]).toEqual([true, []]);
  vi.useRealTimers();
});

test('what is told of a start says of the page what every report does, and no token or contact [API-53]', async () => {
  vi.stubGlobal('setTimeout', () => 0);
  vi.setSystemTime('2026-06-15T23:30:00Z');
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(window.location, 'reload').mockReturnValue();
  const token = 'abcdefghijklmnop';
  for (const cookie of [`sessionToken=${token}`, `liteToken=lite-${token}`, 'userId=user-7'])
    document.cookie = cookie;
  document.documentElement.dataset['wrapper'] = 'Oficina 2.3.1';
  const contacts = 'email=ana%40exemplo.pt&phone=%2B351912345678';
  const query = `token=${token}&token_cal=${token.toUpperCase()}&s=C&embedded=true&fromLite=true&${contacts}&other=1`;
  window.history.replaceState(null, '', `/client/services?${query}`);

  document.body.innerHTML = `${startFailureNotice}<div id="root"></div>`;
  runInThisContext(startFailureScript.replaceAll(/<\/?script>/g, ''));
  const file = document.createElement('script');
  file.dataset['shell'] = '';
  file.setAttribute('src', `${window.location.origin}/assets/main.js`);
  file.integrity = 'sha384-x';
  file.type = 'text/plain';
  document.body.append(file);
  file.dispatchEvent(new Event('error'));

  const [address, body] = told.mock.calls[0] ?? [];
  expect(address).toBe('/api/main/log');
  if (!(body instanceof Blob)) throw new Error('Nothing was told.');
  const { content } = v.parse(v.object({ content: v.string() }), JSON.parse(await body.text()));
  expect(JSON.parse(content)).toEqual({
    code: 'SHELL-START',
    message: `${window.location.origin}/assets/main.js`,
    milliseconds: expect.any(Number),
    app: 'v25.07.04',
    native: 'Oficina 2.3.1',
    date: '2026-06-16 00:30:00',
    url: '/client/services?token=abcdef&token_cal=ABCDEF&s=C&fromLite=true&embedded=true',
    origin: window.location.origin,
    user: 'user-7',
    session: 'abcdef',
    lite: 'lite-a',
    agent: navigator.userAgent,
  });
  expect(content.toLowerCase()).not.toContain(token);
  expect(content).not.toMatch(/exemplo|912345678/);
});
