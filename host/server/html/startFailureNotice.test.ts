// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { startFailureNotice, startFailureScript } from './startFailureNotice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
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

test('a start that takes long says so after four seconds, and tells it', () => {
  vi.useFakeTimers();
  const told = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  document.body.innerHTML = `${startFailureNotice}<div id="root"></div>`;
  runInThisContext(startFailureScript.replaceAll(/<\/?script>/g, ''));
  const says = () => document.getElementById('boot-slow')?.hidden === false;
  vi.advanceTimersByTime(3999);
  expect([says(), told.mock.calls.length]).toEqual([false, 0]);
  vi.advanceTimersByTime(1);
  expect([says(), told.mock.calls.map(([address]) => address)]).toEqual([true, ['/api/main/log']]);
  vi.useRealTimers();
});
