import { ApiError } from '@portal/api/http/apiError';
import { expect, test } from 'vitest';
import { readCounters } from './readCounters.ts';

const data = {
  warnings: 7,
  scheduled_appointments: 2,
  warnings_by_company: { 'lima.localhost': 3, 'auto-mirante.localhost': 4 },
};

test('this provider’s own warnings stand in the bell and not in the bar [PRV-15] [SID-05]', () => {
  expect(readCounters({ data, error: null }, 'lima.localhost')).toEqual({
    appointments: 2,
    warnings: 4,
  });
});

test('409 with code 2 clears counters that were there, another failure keeps them [ERR-06]', () => {
  const none = new ApiError(409, { error_code: 2 });
  expect(readCounters({ data, error: none }, undefined)).toEqual({ appointments: 0, warnings: 0 });
  for (const other of [new ApiError(500, {}), new ApiError(409, { error_code: 1 })]) {
    expect(readCounters({ data, error: other }, undefined).appointments).toBe(2);
  }
});

test('nothing is counted before the first answer', () => {
  const nothing = { data: undefined, error: null };
  expect(readCounters(nothing, undefined)).toEqual({ appointments: 0, warnings: 0 });
});
