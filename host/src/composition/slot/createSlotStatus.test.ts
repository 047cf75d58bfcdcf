import type { FailureCode } from '@portal/contract/failureCodes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlotStatus, SLOW_AFTER_MS, type SlotStatus } from './createSlotStatus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const said: string[] = [];
  const onSlow = vi.fn<(status: SlotStatus) => void>();
  const status = createSlotStatus({
    onState: ({ status: reached, isSlow, code }) =>
      said.push([reached, isSlow && 'slow', code].filter(Boolean).join(' ')),
    onSlow,
  });
  return { status, said, onSlow };
}

function causeLater() {
  let found: (code: FailureCode) => void = () => undefined;
  const cause = new Promise<FailureCode>((resolve) => (found = resolve));
  return { cause, find: async (code: FailureCode) => (found(code), void (await cause)) };
}

test('what is slow counts from the last beginning, and ends with what was waited for', () => {
  const { status, said, onSlow } = setUp();
  status.begin();
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  status.begin();
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(said).toEqual(['LOADING_SOURCE_CODE']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['LOADING_SOURCE_CODE', 'LOADING_SOURCE_CODE slow REMOTE-SLOW']);
  status.begin();
  status.mounted();
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(said).toEqual([
    'LOADING_SOURCE_CODE',
    'LOADING_SOURCE_CODE slow REMOTE-SLOW',
    'LOADING_SOURCE_CODE',
    'MOUNTED',
  ]);
  expect(onSlow).toHaveBeenCalledOnce();
});

test('a failure is said at once, and again with the cause that is found for it', async () => {
  const { status, said } = setUp();
  const { cause, find } = causeLater();
  status.begin();
  status.failed({ stage: 'REMOTE-LOAD', code: 'REMOTE-LOAD', cause });
  expect(said).toEqual(['LOADING_SOURCE_CODE', 'LOAD_ERROR REMOTE-LOAD']);
  await find('REMOTE-INTEGRITY');
  expect(said).toEqual([
    'LOADING_SOURCE_CODE',
    'LOAD_ERROR REMOTE-LOAD',
    'LOAD_ERROR REMOTE-INTEGRITY',
  ]);
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(said).toHaveLength(3);
});

test.each([
  ['the cause is what was said already', 'REMOTE-LOAD', null],
  ['it is tried again meanwhile', 'REMOTE-INTEGRITY', 'loading'],
  ['the slot was closed', 'REMOTE-INTEGRITY', 'close'],
] as const)('a cause says nothing when %s', async (_when, code, next) => {
  const { status, said } = setUp();
  const { cause, find } = causeLater();
  status.failed({ stage: 'REMOTE-LOAD', code: 'REMOTE-LOAD', cause });
  if (next) status[next]();
  const before = [...said];
  await find(code);
  expect(said).toEqual(before);
});

test('what is slow stays so until it is mounted, whose way through the releases is told step by step', () => {
  const { status, said, onSlow } = setUp();
  status.begin();
  status.mounting();
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  expect(onSlow).toHaveBeenCalledExactlyOnceWith('MOUNTING');
  status.loading();
  status.loading();
  status.mounting();
  status.mounted();
  expect(said).toEqual([
    'LOADING_SOURCE_CODE',
    'MOUNTING',
    'MOUNTING slow REMOTE-SLOW',
    'LOADING_SOURCE_CODE slow REMOTE-SLOW',
    'MOUNTING slow REMOTE-SLOW',
    'MOUNTED',
  ]);
});

test.each([
  ['REMOTE-LOAD', 'LOAD_ERROR'],
  ['REMOTE-MOUNT', 'SKIP_BECAUSE_BROKEN'],
  ['REMOTE-UPDATE', 'SKIP_BECAUSE_BROKEN'],
] as const)('what failed at %s ends as %s', (stage, ended) => {
  const { status, said } = setUp();
  status.failed({ stage, code: stage, cause: causeLater().cause });
  expect(said).toEqual([`${ended} ${stage}`]);
});
