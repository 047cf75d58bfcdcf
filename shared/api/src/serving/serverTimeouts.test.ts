import { expect, test } from 'vitest';
import { uploadTime } from '../http/uploadTime.ts';
import { SERVER_TIMEOUTS } from './serverTimeouts.ts';

test('a page gives an upload up before edge and backend do, however large and slow [C-900]', () => {
  // What a proxy lets through at most.
  const largest = 210 * 1024 * 1024;
  expect(uploadTime(largest)).toBeLessThan(SERVER_TIMEOUTS.requestTimeout);
  expect(SERVER_TIMEOUTS.requestTimeout).toBeLessThanOrEqual(60 * 60_000);
});
