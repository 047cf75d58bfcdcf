// @vitest-environment happy-dom
import { createSessionApi } from '@portal/api/account/createSessionApi';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestPortal, TestShell } from './testPortal.tsx';
import { useApi } from '../calls/useApi.ts';
import { useProvider } from '../useProvider.ts';
import { useSession } from '../useSession.ts';

afterEach(cleanup);

test('an event of the wrong shape fails its sender and reaches nobody', () => {
  const { bus, sent } = createTestPortal();
  const received: string[] = [];
  bus.on('service.changed', ({ id }) => received.push(id));
  bus.emit('service.changed', { id: 'A-1' });
  expect(() => bus.emit('service.changed', { id: '' })).toThrow(/service\.changed/);
  expect(() => Reflect.apply(bus.emit, bus, ['service.exploded', {}])).toThrow(/no event/);
  expect(received).toEqual(['A-1']);
  expect(sent[0]).toEqual({ name: 'service.changed', payload: { id: 'A-1' } });
});

test('session and provider change under what is drawn', async () => {
  function Who() {
    return <p>{`${useSession().mode} ${useProvider().name}`}</p>;
  }
  const portal = createTestPortal({ session: { mode: 'lite' }, provider: { name: 'Lima' } });
  const draw = () => (
    <TestShell test={portal}>
      <Who />
    </TestShell>
  );
  const { rerender } = render(draw());
  expect(screen.getByText('lite Lima')).toBeTruthy();
  act(() => portal.setSession({ mode: 'full' }));
  expect(screen.getByText('full Lima')).toBeTruthy();
  portal.setProvider({ name: 'Alameda' });
  rerender(draw());
  await act(async () => portal.setSession({}));
  expect(screen.getByText('full Alameda')).toBeTruthy();
});

test('customer, device and shell do what the test says, from then on', async () => {
  const portal = createTestPortal({ confirms: false });
  const { overlays, native, session } = portal.portal;
  const question = { title: 'Apagar?', body: '', confirmLabel: 'Sim' };
  expect(await overlays.confirm(question)).toBe(false);
  expect(await overlays.phonePrompt({ title: 'Telefone', body: '' })).toBeNull();
  expect(await native.locate()).toBeNull();
  await session.adopt('good');
  const location = { latitude: 38.7, longitude: -9.1 };
  portal.switchTo({ confirms: true, phone: '+351912345678', location, refusesToken: true });
  portal.switchTo({ shares: 'copied', platform: 'ANDROID' });
  expect(await overlays.confirm(question)).toBe(true);
  expect(await overlays.phonePrompt({ title: 'Telefone', body: '' })).toBe('+351912345678');
  expect(await native.locate()).toEqual(location);
  expect(await native.share({ title: '', url: 'https://x' })).toBe('copied');
  expect(native.platform).toBe('ANDROID');
  await expect(session.adopt('bad')).rejects.toThrow('could not be loaded');
  expect(portal.adopted).toEqual(['good', 'bad']);
});

test('calls are answered from the table and written down, whichever service they ask', async () => {
  let client: ReturnType<typeof createSessionApi> | undefined;
  function Leaving() {
    client = useApi(createSessionApi);
    return null;
  }
  const portal = createTestPortal({ answers: { 'POST /user/logout': () => ({ message: 'OK' }) } });
  render(
    <TestShell test={portal}>
      <Leaving />
    </TestShell>,
  );
  await client?.logout();
  const answer = await portal.portal.fetch.calendar('/nobody/knows');
  expect(answer.status).toBe(404);
  expect(
    portal.requests.map(({ service, method, path }) => `${service} ${method} ${path}`),
  ).toEqual(['main POST /user/logout', 'calendar GET /nobody/knows']);
});
