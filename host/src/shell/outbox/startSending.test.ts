import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device, type Says } from './testing/device.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Web Locks of one device: whoever comes later waits. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, _options: object, run: () => Promise<unknown>) {
      const ran = last.then(run, run);
      last = ran.catch(() => undefined);
      return ran;
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

/** What happens on a device: somebody writes in a tab, the network changes, answers get lost, a tab is closed, time goes on. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('write' as const),
      tab: fc.nat({ max: 1 }),
      subject: fc.constantFrom('A-1', 'A-2'),
    }),
  },
  fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }),
  fc.record({
    does: fc.constant('answers' as const),
    says: fc.array(fc.constantFrom<Says>('lost', 503, 'yes'), { maxLength: 3 }),
  }),
  fc.record({ does: fc.constant('reopen' as const), tab: fc.nat({ max: 1 }) }),
  fc.record({ does: fc.constant('time' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
);

test('whatever is lost, closed and repeated, each message arrives once, and in the order written of its subject [OFF-03]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
      vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
      const device = new Device();
      const tabs = [await device.tab(), await device.tab()];
      const written: Record<string, string[]> = { 'A-1': [], 'A-2': [] };
      for (const [index, one] of steps.entries()) {
        if (one.does === 'network') device.isOnline = one.isOnline;
        else if (one.does === 'answers') device.says = [...one.says];
        else if (one.does === 'time') await pass(one.seconds * 1000);
        else if (one.does === 'reopen') {
          tabs[one.tab]?.close();
          tabs[one.tab] = await device.tab();
          tabs[one.tab]?.sending.wake();
        } else {
          const text = `${one.subject} ${index}`;
          const draft = { kind: 'message', subject: one.subject, text } as const;
          // A refusal with words of the server’s own is the page’s to show; whoever wrote writes it again.
          const kept = await tabs[one.tab]?.write(draft).catch(() => 'refused');
          if (kept !== 'refused') written[one.subject]?.push(text);
          await settle();
        }
      }
      device.isOnline = true;
      device.says = [];
      for (const tab of tabs) tab.sending.wake();
      for (let minute = 0; minute < 3; minute += 1) await pass(60_000);
      for (const [subject, texts] of Object.entries(written))
        expect(
          device.arrived.map(({ text }) => text).filter((text) => text.startsWith(subject)),
        ).toEqual(texts);
      expect(new Set(device.arrived.map(({ key }) => key)).size).toBe(device.arrived.length);
      expect(tabs.map(({ outbox }) => outbox.all())).toEqual([[], []]);
      device.close();
    }),
    { numRuns: 80 },
  );
});

test('of two tabs one sends; what the one that sends leaves behind, the other one goes on with [OFF-04]', async () => {
  const device = new Device();
  const [first, second] = [await device.tab(), await device.tab()];
  device.isOnline = false;
  for (const text of ['Um', 'Dois', 'Três'])
    await first.write({ kind: 'message', subject: 'A-1', text });
  await settle();
  expect(second.outbox.all()).toHaveLength(3);
  device.isOnline = true;
  const before = device.tries;
  first.sending.wake();
  second.sending.wake();
  await pass(5000);
  expect(device.tries - before).toBe(3);
  expect([...first.sent, ...second.sent]).toHaveLength(3);
  // A tab that was closed while it sent.
  device.isOnline = false;
  await first.write({ kind: 'message', subject: 'A-1', text: 'Quatro' });
  await settle();
  first.close();
  const [entry] = second.outbox.all();
  await second.outbox.change(entry?.sequence ?? 0, (one) => ({ ...one, state: 'sending' }));
  device.isOnline = true;
  const third = await device.tab();
  third.sending.wake();
  await pass(5000);
  expect(device.arrived.at(-1)?.text).toBe('Quatro');
  expect(third.outbox.all()).toEqual([]);
  device.close();
});
