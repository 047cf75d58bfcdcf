// @vitest-environment happy-dom
import { telemetrySchema, type RemoteLoad } from '@portal/rollout/telemetry';
import { FAILURE_CODES } from '@portal/contract/failureCodes';
import { DRAWING_FAILURES } from '@portal/rollout/drawingFailures';
import { REMARK_CODES } from '@portal/rollout/remarkCodes';
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
  document.head.innerHTML = '<meta name="load-ticket" content="of-this-view">';
  const sent: unknown[] = [];
  const {
    tellLoad: tell,
    tellRemark,
    tellHost,
  } = createTelemetry(['mf-booking@1.0.0'], (message) => sent.push(JSON.parse(message)));
  return {
    tell,
    tellRemark,
    tellHost,
    sent: () => sent.map((message) => v.parse(telemetrySchema, message)),
  };
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
      ticket: 'of-this-view',
      releases: ['mf-booking@1.0.0'],
      loads: [
        { ...load, milliseconds: 121 },
        { ...load, milliseconds: 121, outcome: 'REMOTE-MOUNT' },
      ],
      remarks: [],
      errors: [],
      vitals: [],
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

test('tells once for each page what a release did wrong, however often it does it', () => {
  const { tell, tellRemark, sent } = setUp();
  const wild = {
    code: 'REMOTE-HANDLER',
    message: 'secret',
    remote: 'mf-booking',
    release: '1.0.0',
  };
  tell(load);
  for (let count = 0; count < 1000; count += 1) tellRemark(wild);
  vi.runAllTimers();
  for (let count = 0; count < 1000; count += 1) tellRemark(wild);
  tellRemark({ ...wild, code: 'BUS-FLOOD' });
  tellRemark({ ...wild, release: '0.9.0' });
  vi.runAllTimers();
  const remark = { remote: 'mf-booking', version: '1.0.0', code: 'REMOTE-HANDLER' };
  expect(sent().map(({ loads, remarks }) => [loads.length, remarks])).toEqual([
    [1, [remark]],
    [
      0,
      [
        { ...remark, code: 'BUS-FLOOD' },
        { ...remark, version: '0.9.0' },
      ],
    ],
  ]);
});

test('every remark that mgmt counts is told, and no code of a load or a call', () => {
  const { tellRemark, sent } = setUp();
  const codes = FAILURE_CODES.filter((code) =>
    /^(?:REMOTE|CALL|BUS|HISTORY|NAVIGATION)/.test(code),
  );
  for (const code of codes)
    tellRemark({ code, message: '', remote: 'mf-booking', release: '1.0.0' });
  vi.runAllTimers();
  const told = sent().flatMap(({ remarks }) => remarks.map(({ code }) => code));
  expect(told.toSorted()).toEqual([...REMARK_CODES, ...DRAWING_FAILURES].toSorted());
});

test('tells no remark of a failed load, which counts as such, nor of what belongs to no release', () => {
  const { tellRemark, sent } = setUp();
  tellRemark({ code: 'REMOTE-MOUNT', message: '', remote: 'mf-booking', release: '1.0.0' });
  tellRemark({ code: 'REMOTE-SLOW', message: '', remote: 'mf-booking', release: '1.0.0' });
  tellRemark({ code: 'REMOTE-STYLES', message: '' });
  tellRemark({ code: 'PAGE-ERROR', message: '' });
  vi.runAllTimers();
  expect(sent()).toEqual([]);
});

test('blames no release for a browser that is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tell, tellRemark, sent } = setUp();
  tell({ ...load, outcome: 'REMOTE-LOAD' });
  tellRemark({ code: 'REMOTE-HANDLER', message: '', remote: 'mf-booking', release: '1.0.0' });
  vi.runAllTimers();
  expect(sent()).toEqual([]);
});

test('tells what errors of a release said and where, each once and ten at most', () => {
  const { tellRemark, sent } = setUp();
  const failure = { code: 'REMOTE-MOUNT', remote: 'mf-booking', release: '1.0.0' };
  const of = { code: 'REMOTE-MOUNT', remote: 'mf-booking', version: '1.0.0' };
  const stack = 'at draw (/assets/mf-booking/remote.1.js:1:2)';
  for (let count = 0; count < 3; count += 1) tellRemark({ ...failure, message: 'no list', stack });
  tellRemark({ ...failure, message: 'x'.repeat(900) });
  tellRemark({ ...failure, code: 'one of its own', message: 'not told' });
  tellRemark({ ...failure, code: 'CALL-FAILED', message: '/items/: 0' });
  tellRemark({ code: 'PAGE-ERROR', message: 'of the shell' });
  vi.runAllTimers();
  expect(sent().flatMap(({ errors }) => errors)).toEqual([
    { ...of, message: 'no list', stack },
    { ...of, message: 'x'.repeat(500), stack: '' },
  ]);
  for (let count = 0; count < 30; count += 1) tellRemark({ ...failure, message: `${count}` });
  vi.runAllTimers();
  expect(sent().flatMap(({ errors }) => errors)).toHaveLength(10);
});

test('how the shell started travels with the loads, by the ticket of its build, and not at all without one', () => {
  const { tellHost, tell, sent } = setUp();
  tellHost('shown');
  vi.runAllTimers();
  expect(sent()).toEqual([]);
  document.head.innerHTML +=
    '<meta name="host-ticket" content="of-the-build" data-version="2.0.0">';
  tellHost('shown');
  tell(load);
  vi.runAllTimers();
  expect(sent()).toMatchObject([
    {
      host: { version: '2.0.0', ticket: 'of-the-build', outcome: 'shown', degraded: false },
      loads: [{}],
    },
  ]);
  document.querySelector('[name="host-ticket"]')?.setAttribute('data-degraded', '');
  tellHost('shown');
  vi.runAllTimers();
  expect(sent()).toMatchObject([{}, { host: { degraded: true } }]);
});
