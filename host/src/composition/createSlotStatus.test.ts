import type { FailureCode } from '@portal/contract/failureCodes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlotStates, PATIENCE } from './createSlotStatus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const said: string[] = [];
  const onSlow = vi.fn<() => void>();
  const states = createSlotStates({
    onState: (state, code) => said.push([state, code].filter(Boolean).join(' ')),
    onSlow,
  });
  return { states, said, onSlow };
}

function causeLater() {
  let found: (code: FailureCode) => void = () => undefined;
  const cause = new Promise<FailureCode>((resolve) => (found = resolve));
  return { cause, find: async (code: FailureCode) => (found(code), void (await cause)) };
}

test('patience counts from the last wait, and ends with what was waited for', () => {
  const { states, said, onSlow } = setUp();
  states.wait();
  vi.advanceTimersByTime(PATIENCE - 1);
  states.wait();
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(said).toEqual(['loading']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['loading', 'slow REMOTE-SLOW']);
  states.wait();
  states.shown();
  vi.advanceTimersByTime(PATIENCE);
  expect(said).toEqual(['loading', 'slow REMOTE-SLOW', 'loading', 'shown']);
  expect(onSlow).toHaveBeenCalledOnce();
});

test('a failure is said at once, and again with the cause that is found for it', async () => {
  const { states, said } = setUp();
  const { cause, find } = causeLater();
  states.wait();
  states.failed({ seen: 'REMOTE-LOAD', cause });
  expect(said).toEqual(['loading', 'failed REMOTE-LOAD']);
  await find('REMOTE-INTEGRITY');
  expect(said).toEqual(['loading', 'failed REMOTE-LOAD', 'failed REMOTE-INTEGRITY']);
  vi.advanceTimersByTime(PATIENCE);
  expect(said).toHaveLength(3);
});

test.each([
  ['the cause is what was said already', 'REMOTE-LOAD', null],
  ['it is tried again meanwhile', 'REMOTE-INTEGRITY', 'loading'],
  ['the place was closed', 'REMOTE-INTEGRITY', 'close'],
] as const)('a cause says nothing when %s', async (_when, code, next) => {
  const { states, said } = setUp();
  const { cause, find } = causeLater();
  states.failed({ seen: 'REMOTE-LOAD', cause });
  if (next) states[next]();
  const before = [...said];
  await find(code);
  expect(said).toEqual(before);
});
