// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncWebview } from './syncWebview.ts';

const agent = vi.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'PortalClienteAndroid');
});

/** Whether the start may go on, looked at after everything that is due has happened. */
async function isOver(synced: Promise<unknown> | null): Promise<boolean> {
  return Promise.race([
    Promise.resolve(synced).then(() => true),
    vi.advanceTimersByTimeAsync(0).then(() => false),
  ]);
}

test('a browser waits for nothing [SHL-43]', () => {
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
  expect(syncWebview()).toEqual({ platform: 'WEB', wrapper: null, synced: null });
  expect(document.documentElement.dataset['platform']).toBe('WEB');
});

test('a wrapper that says nothing holds the start up for a second, and no longer [SHL-43]', async () => {
  agent.mockReturnValue('Mozilla/5.0 PortalClienteApp/android/1.0');
  const asked: string[] = [];
  Reflect.set(window, 'PortalClienteAndroid', { postMessage: (text: string) => asked.push(text) });
  const { synced, wrapper } = syncWebview();
  await wrapper;
  expect(asked[0]).toContain('"hello"');
  await vi.advanceTimersByTimeAsync(900);
  expect(await isOver(synced)).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver(synced)).toBe(true);
});

test('a wrapper without a wire does not hold it up at all [SHL-43]', async () => {
  agent.mockReturnValue('Mozilla/5.0 PortalClienteApp/ios/1.0');
  const { synced, wrapper } = syncWebview();
  expect(await wrapper).toBeNull();
  expect(await isOver(synced)).toBe(true);
});

test('where another script has taken the place of the bridge the portal starts all the same [SHL-43]', async () => {
  agent.mockReturnValue('Mozilla/5.0 PortalClienteApp/android/1.0');
  Reflect.set(window, 'PortalClienteAndroid', { postMessage: () => undefined });
  expect(Reflect.get(window, 'PortalCliente')).toBeDefined();
  const { synced, wrapper } = syncWebview();
  expect(await wrapper).toBeNull();
  expect(await isOver(synced)).toBe(true);
});
