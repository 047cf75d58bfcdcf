import { appMessages, LONGEST_MESSAGE, wrapperMessages } from '@portal/contract/native/messages';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWire } from '../testing/testWire.ts';
import { createBridge, Denied } from './createBridge.ts';

const ORIGIN = 'https://auto-mirante.example';
const asked = v.object({ type: v.string(), id: v.string(), payload: v.unknown() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const wire = testWire();
  const refused: string[] = [];
  const bridge = createBridge({
    transport: wire.transport,
    origin: ORIGIN,
    onRefused: (reason) => refused.push(reason),
  });
  const lastId = () => v.parse(asked, wire.sent.at(-1)).id;
  return { ...wire, refused, bridge, lastId };
}

const shared = { title: 'Revisão', url: `${ORIGIN}/client/services` };

test('a question reaches the wrapper with version, type and id, and its answer comes back', async () => {
  const { bridge, sent, say, lastId, refused } = setUp();
  const answer = bridge.ask(appMessages.share, shared);
  expect(sent).toEqual([
    { portal: 1, type: 'share', id: expect.stringMatching(/^1-/), payload: shared },
  ]);
  say({ portal: 1, answers: lastId(), ok: true, payload: { result: 'dismissed' } });
  expect(await answer).toEqual({ result: 'dismissed' });
  expect(refused).toEqual([]);
});

test('each answer finds its own question, in whatever order they come', async () => {
  const { bridge, say, lastId } = setUp();
  const first = bridge.ask(appMessages.calendar, { title: 'A', start: '', end: '' });
  const firstId = lastId();
  const second = bridge.ask(appMessages.share, shared);
  say({ portal: 1, answers: lastId(), ok: true, payload: { result: 'shared' } });
  say({ portal: 1, answers: firstId, ok: true, payload: { added: false } });
  expect(await first).toEqual({ added: false });
  expect(await second).toEqual({ result: 'shared' });
});

test('a wrapper that does not answer in time, refuses, or answers nonsense gives null', async () => {
  const { bridge, say, lastId, refused } = setUp();
  const late = bridge.ask(appMessages.share, shared, 500);
  const lateId = lastId();
  vi.advanceTimersByTime(500);
  expect(await late).toBeNull();
  say({ portal: 1, answers: lateId, ok: true, payload: { result: 'shared' } });
  expect(refused).toEqual(['answer to nothing that was asked']);

  const refusing = bridge.ask(appMessages.share, shared);
  say({ portal: 1, answers: lastId(), ok: false, error: 'failed' });
  expect(await refusing).toBeNull();

  const nonsense = bridge.ask(appMessages.share, shared);
  say({ portal: 1, answers: lastId(), ok: true, payload: { result: 'perhaps' } });
  expect(await nonsense).toBeNull();
  expect(refused.at(-1)).toBe('answer to share: invalid');
});

test('a wrapper that goes away before or during a call gives null and breaks nothing', async () => {
  const { bridge, goAway } = setUp();
  const during = bridge.ask(appMessages.location, {}, 1000);
  goAway();
  expect(await bridge.ask(appMessages.share, shared)).toBeNull();
  expect(() => bridge.tell(appMessages.exit, {})).not.toThrow();
  vi.advanceTimersByTime(1000);
  expect(await during).toBeNull();
});

test('what the wrapper asks is answered; the unknown, the malformed and the denied are refused', async () => {
  const { bridge, sent, say, refused } = setUp();
  bridge.answer(wrapperMessages.setCookies, () => ({}));
  bridge.answer(wrapperMessages.authToken, () => {
    throw new Denied();
  });
  bridge.answer(wrapperMessages.back, () => {
    throw new Error('broken');
  });
  const ask = (type: string, payload: unknown) =>
    say({ portal: 1, type, id: type.replace('.', '-'), payload });
  ask('cookies.set', { cookies: { sessionToken: 'abc' } });
  ask('cookies.set', { cookies: { sessionToken: 'a; Domain=evil' } });
  ask('authToken.get', {});
  ask('back', {});
  ask('constructor', {});
  await vi.advanceTimersByTimeAsync(0);
  const answers = [...sent].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  expect(answers).toEqual([
    { portal: 1, answers: 'authToken-get', ok: false, error: 'denied' },
    { portal: 1, answers: 'back', ok: false, error: 'failed' },
    { portal: 1, answers: 'constructor', ok: false, error: 'unknown' },
    { portal: 1, answers: 'cookies-set', ok: false, error: 'invalid' },
    { portal: 1, answers: 'cookies-set', ok: true, payload: {} },
  ]);
  expect(refused).toHaveLength(4);
});

test('what comes from another origin, is too long, of another version or no message is refused [NAT-03]', () => {
  const { bridge, sent, say, refused } = setUp();
  const handled = vi.fn<() => { token: null }>(() => ({ token: null }));
  bridge.answer(wrapperMessages.authToken, handled);
  const question = { portal: 1, type: 'authToken.get', id: 'a' };
  say(question, 'https://evil.example');
  say({ ...question, portal: 2 });
  say({ ...question, payload: 'x'.repeat(LONGEST_MESSAGE) });
  say('{');
  say(42);
  expect(refused).toEqual([
    'foreign origin',
    'not a message of this protocol',
    'too long',
    'not JSON',
    'not a text',
  ]);
  expect(handled).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

const noise = fc.oneof(
  fc.anything(),
  fc.json(),
  fc.record(
    {
      portal: fc.constantFrom(1, 2, '1', null),
      type: fc.constantFrom('authToken.get', 'cookies.set', 'back', '__proto__', 'toString', ''),
      id: fc.oneof(fc.string(), fc.constantFrom('a', '__proto__')),
      answers: fc.constantFrom('a', '__proto__', '1-2-3'),
      ok: fc.boolean(),
      payload: fc.anything(),
      error: fc.string(),
    },
    { requiredKeys: [] },
  ),
);

test('whatever arrives, nothing throws, nothing but valid cookies passes, the token stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(noise, { maxLength: 12 }), async (messages) => {
      const { bridge, say, sent } = setUp();
      const taken: unknown[] = [];
      bridge.answer(wrapperMessages.authToken, () => {
        throw new Denied();
      });
      bridge.answer(wrapperMessages.setCookies, ({ cookies }) => {
        taken.push(cookies.sessionToken, cookies.userId);
        return {};
      });
      const pending = bridge.ask(appMessages.share, shared, 100);
      for (const message of messages) {
        // What JSON cannot say cannot come as an object either.
        let given: unknown = message;
        try {
          given = JSON.stringify(message) === undefined ? String(message) : message;
        } catch {
          given = 'unspeakable';
        }
        expect(() => say(given)).not.toThrow();
      }
      await vi.advanceTimersByTimeAsync(100);
      expect(await pending).toBeNull();
      for (const value of taken) {
        expect(value == null || (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value))).toBe(
          true,
        );
      }
      expect(JSON.stringify(sent)).not.toContain('"token"');
    }),
    { numRuns: 300 },
  );
});
