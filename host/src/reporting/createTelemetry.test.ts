// @vitest-environment happy-dom
import { telemetrySchema, type RemoteLoad } from '@portal/rollout/telemetry';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTelemetry } from './createTelemetry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PORTAL_SHELL_VERSION', '1.0.0-test');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load: RemoteLoad = {
  remote: 'mf-booking',
  version: '1.0.0',
  outcome: 'shown',
  milliseconds: 120.6,
};

function setUp() {
  const sent: unknown[] = [];
  const tell = createTelemetry((message) => sent.push(JSON.parse(message)));
  return { tell, sent: () => sent.map((message) => v.parse(telemetrySchema, message)) };
}

test('collects loads and tells them together, in whole milliseconds', () => {
  const { tell, sent } = setUp();
  tell(load);
  tell({ ...load, outcome: 'REMOTE-MOUNT' });
  expect(sent()).toEqual([]);
  vi.runAllTimers();
  expect(sent()).toEqual([
    {
      shell: '1.0.0-test',
      loads: [
        { ...load, milliseconds: 121 },
        { ...load, milliseconds: 121, outcome: 'REMOTE-MOUNT' },
      ],
    },
  ]);
});

test('tells what it has when the page is left, in messages that the server takes', () => {
  const { tell, sent } = setUp();
  for (let count = 0; count < 45; count += 1) tell(load);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent().map(({ loads }) => loads.length)).toEqual([20, 20, 5]);
  vi.runAllTimers();
  expect(sent()).toHaveLength(3);
});

test('blames no release for a browser that is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tell, sent } = setUp();
  tell({ ...load, outcome: 'REMOTE-LOAD' });
  vi.runAllTimers();
  expect(sent()).toEqual([]);
});
