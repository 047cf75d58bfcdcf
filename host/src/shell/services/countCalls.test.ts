import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countCalls } from './countCalls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(call: typeof fetch) {
  const under = { writes: 0, slow: 0 };
  const counted = countCalls(
    call,
    (by) => {
      under.writes += by;
    },
    (by) => {
      under.slow += by;
    },
  );
  return { under, counted };
}

test('a call that changes something counts until it was answered or failed, one that only asks does not', async () => {
  let expected = 0;
  const { under, counted } = setUp(async () => {
    expect(under).toEqual({ writes: expected, slow: 0 });
    if (expected === 1) throw new TypeError('Failed to fetch');
    return new Response();
  });
  await counted('/a');
  expected = 1;
  await expect(counted('/a', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await expect(counted(new Request('http://a/', { method: 'PATCH' }))).rejects.toThrow('Failed');
  expect(under.writes).toBe(0);
});

test('one that only asks counts as slow from the fourth second until it was answered or failed', async () => {
  const ends: { answer(response: Response): void; fail(error: Error): void }[] = [];
  const { under, counted } = setUp(
    () => new Promise((answer, fail) => void ends.push({ answer, fail })),
  );
  const calls = [counted('/a'), counted('/b')];
  vi.advanceTimersByTime(3999);
  expect(under).toEqual({ writes: 0, slow: 0 });
  vi.advanceTimersByTime(1);
  expect(under).toEqual({ writes: 0, slow: 2 });
  ends[0]?.answer(new Response());
  await calls[0];
  expect(under.slow).toBe(1);
  ends[1]?.fail(new TypeError('Failed to fetch'));
  await expect(calls[1]).rejects.toThrow('Failed to fetch');
  vi.runAllTimers();
  expect(under.slow).toBe(0);
});
