// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { afterEach, expect, test, vi } from 'vitest';
import { createReport, reportUncaught } from './createReport.ts';
import { createReporting } from './createReporting.ts';
import type { TellRemark } from './createTelemetry.ts';

afterEach(() => vi.restoreAllMocks());

test('a report that cannot be sent is nobody’s concern [API-54]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const sent: string[] = [];
  const report = createReport((content) => {
    sent.push(content);
    return Promise.reject(new Error('503'));
  }, vi.fn<TellRemark>());
  report.failure({ code: 'PAGE-ERROR', message: 'one' });
  report.failure({ code: 'PAGE-ERROR', message: 'two' });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  // Node tells of an unhandled rejection once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a broken page does not flood the service, and its remarks are told of however many reports went before', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const tellRemark = vi.fn<TellRemark>();
  const report = createReport(send, tellRemark);
  for (let index = 0; index < 100; index += 1)
    report.failure({ code: 'PAGE-ERROR', message: String(index) });
  const flood = { code: 'BUS-FLOOD', message: 'x', remote: 'mf-booking', release: '1.0.0' };
  report.failure(flood);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(20));
  await new Promise((resolve) => setImmediate(resolve));
  expect(send).toHaveBeenCalledTimes(20);
  expect(tellRemark).toHaveBeenLastCalledWith(flood);
});

test('the shell sends its reports to `POST /log` and hears nothing of a service that refuses them [API-53] [API-54]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const asked: string[] = [];
  const main = createHttp(async (input) => {
    const { method, url } = new Request(input);
    asked.push(`${method} ${new URL(url).pathname}`);
    return Response.json({}, { status: 503 });
  });
  createReporting(main, []).report.failure({ code: 'PAGE-ERROR', message: 'one' });
  await vi.waitFor(() => expect(asked).toEqual(['POST /log']));
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a part that is slow to come is told as its release’s, by who waits for it, and as the shell’s where it is nobody’s', () => {
  const failure = vi.fn<(report: unknown) => void>();
  const owner = { remote: 'mf-booking', release: '1.0.0' };
  const stop = reportUncaught({ failure, measure: () => undefined }, (text) =>
    text.includes('/mf-booking/') ? owner : undefined,
  );
  const tell = (detail: string) =>
    window.dispatchEvent(new CustomEvent('portal:part-slow', { detail }));
  const message = 'a part: not shown after 1500 ms';
  tell('at https://portal.test/assets/mf-booking/page.js:1:2');
  tell('at https://portal.test/assets/host/main.js:1:2');
  stop();
  tell('at https://portal.test/assets/host/main.js:1:2');
  expect(failure.mock.calls).toEqual([
    [{ code: 'REMOTE-SLOW', message, ...owner }],
    [{ code: 'SHELL-RENDER', message }],
  ]);
});
