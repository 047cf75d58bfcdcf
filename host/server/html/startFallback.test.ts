// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { startFailureNotice, startFailureScript } from './startFailureNotice.ts';

/** What the programs of pages that are over listen to. */
const began: Parameters<typeof window.addEventListener>[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const given of began.splice(0)) window.removeEventListener(...given);
});

/** What of a page tells which build it is, and that there is another one. */
const META = '<meta name="host-ticket" content="ticket" data-version="2.0.0" data-fallback>';

/** A page of that build as it was just opened, with what its calls said. */
function openPage(head: string) {
  // Only whether something is drawn after a throw is looked at here.
  vi.stubGlobal('setTimeout', (work: () => void, after: number) => after === 1500 && work());
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    if (init?.body !== undefined) sent.push([address, JSON.parse(init.body)]);
    return new Response();
  });
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  document.head.innerHTML = head;
  document.body.innerHTML = `${startFailureNotice}<div id="root"></div>`;
  vi.stubGlobal('listen', (...given: (typeof began)[number]) => {
    began.push(given);
    window.addEventListener(...given);
  });
  const program = startFailureScript.replaceAll(/<\/?script>/g, '');
  const begin = () => void runInThisContext(`{let addEventListener=listen;${program}}`);
  return { sent, reload, begin };
}
const threw = (filename: string) =>
  window.dispatchEvent(Object.assign(new Event('error'), { message: 'broken', filename }));
const isSaid = () => document.getElementById('boot-failed')?.hidden === false;

test('a build that throws at its start is told by its ticket and left for the one before, at the same address', () => {
  const { sent, reload, begin } = openPage(META);
  begin();
  threw(`${window.location.origin}/assets/host/main.2.js`);
  const load = { version: '2.0.0', ticket: 'ticket', outcome: 'SHELL-START', degraded: false };
  expect(sent).toMatchObject([['/api/mgmt/telemetry', { loads: [], host: load }]]);
  expect(document.cookie).toContain('hostFallback=2.0.0');
  expect([reload.mock.calls.length, isSaid()]).toEqual([1, false]);
});

test('where there is no other build it is told and said, and of a page without mgmt that, too', () => {
  const { sent, reload, begin } = openPage(META.replace('data-fallback', 'data-degraded'));
  begin();
  threw(`${window.location.origin}/assets/host/main.2.js`);
  expect(sent).toMatchObject([['/api/mgmt/telemetry', { host: { degraded: true } }]]);
  expect([reload.mock.calls.length, isSaid()]).toEqual([0, true]);
});

test('what others throw, or the shell once it has drawn something, is no failed start', () => {
  const { sent, reload, begin } = openPage(META);
  begin();
  threw('https://extension.example/content.js');
  document.getElementById('root')?.append('drawn');
  threw(`${window.location.origin}/assets/host/main.2.js`);
  expect(sent).toEqual([]);
  expect([reload.mock.calls.length, isSaid()]).toEqual([0, false]);
});
