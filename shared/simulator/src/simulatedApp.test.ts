import { expect, test, vi } from 'vitest';
import { createSimulatedApp } from './simulatedApp.ts';

function setUp(behaviour: 'answers' | 'bare' | 'silent' = 'answers') {
  const delivered: unknown[] = [];
  const app = createSimulatedApp(behaviour);
  app.attach({
    deliver: (text) => void delivered.push(JSON.parse(text)),
    setOnline: () => undefined,
  });
  const say = (content: object) => app.receive(JSON.stringify({ portal: 1, ...content }));
  return { app, delivered, say };
}

const hello = {
  type: 'hello',
  id: 'h',
  payload: { versions: [1], url: 'https://a.example/client' },
};

test('greets with the session that it has kept', async () => {
  const { app, delivered, say } = setUp();
  say({ type: 'cookies.set', payload: { cookies: { sessionToken: 'abc', userId: null } } });
  say(hello);
  await vi.waitFor(() => expect(delivered).toHaveLength(1));
  expect(delivered[0]).toMatchObject({
    answers: 'h',
    ok: true,
    payload: { version: 1, cookies: { sessionToken: 'abc', userId: null } },
  });
  say({ type: 'loggedOut', id: 'l', payload: { reason: 'logout' } });
  expect(app.state()).toMatchObject({ cookies: {}, loggedOut: 'logout' });
});

test('keeps what is answered to its own question', () => {
  const { app, delivered, say } = setUp();
  app.ask('authToken.get');
  expect(delivered).toEqual([{ portal: 1, type: 'authToken.get', id: 'app-1', payload: {} }]);
  say({ answers: 'app-1', ok: true, payload: { token: 'abc' } });
  expect(app.state().token).toBe('abc');
  expect(app.state().log.map(({ problem }) => problem)).toEqual([null, null]);
});

test('says nothing when it is silent, and writes down what is wrong', () => {
  const { app, delivered, say } = setUp('silent');
  say(hello);
  say({ type: 'lastUrl', payload: { url: 'nonsense' } });
  expect(delivered).toEqual([]);
  expect(app.state().lastUrl).toBeNull();
  expect(app.state().log.map(({ problem }) => problem === null)).toEqual([true, false]);
});
