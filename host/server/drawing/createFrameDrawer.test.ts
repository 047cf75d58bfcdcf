import type { LiteVisit } from '@portal/contract/liteVisit';
import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LITE_FRAME, type FrameToDraw } from '../../src/address/drawn/frameToDraw.ts';
import { BOOT } from '../testing/startTestEdge.ts';
import { createFrameDrawer } from './createFrameDrawer.ts';
import type { DrawingClient } from './createDrawingClient.ts';
import type { Program } from './createProgramReader.ts';

let now = 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // What is kept counts by the clock of the process.
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass, in milliseconds. */
function pass(milliseconds: number): void {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}

const VISIT: LiteVisit = {
  ...{ subjectId: 'A-1', hasEnded: false, isClient: true, hasAccount: false, itemsKey: 'fo=1' },
};
const FRAME: FrameToDraw = {
  ...{ boot: BOOT, path: '/service-details-lite', search: '?fo=1', provider: TEST_PROVIDER },
  ...{ visit: VISIT, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19)' },
};

/** What draws, each time otherwise, and everything that it was given. */
function drawer() {
  const given: unknown[] = [];
  const client: DrawingClient = {
    isReady: () => true,
    draw: (_program, input, read) => {
      given.push(input);
      return Promise.resolve({ drawn: read({ markup: `<main>${given.length}</main>` }) });
    },
  };
  const program: Program = { integrity: 'sha384-a', pages: [LITE_FRAME], file: '', react: '19' };
  const draw = createFrameDrawer(client);
  return {
    given,
    drawn: (frame: Partial<FrameToDraw> = {}) => draw(program, 'identity', { ...FRAME, ...frame }),
  };
}

test('what stands around a page is drawn without an instant, a subject and a browser [C-729]', async () => {
  const { given, drawn } = drawer();
  await drawn({ boot: { ...BOOT, resolvedAt: '2026-06-15T08:00:00.000Z' } });
  expect(given).toEqual([
    {
      ...FRAME,
      boot: { ...BOOT, resolvedAt: '1970-01-01T00:00:00.000Z' },
      visit: { ...VISIT, subjectId: 'A-' },
      userAgent: 'iphone',
    },
  ]);
});

test('it is the same for everybody of whom that is the same, and another one by what the link is of, whose it is, and from where [C-729]', async () => {
  const { given, drawn } = drawer();
  const first = await drawn();
  const same = [
    { visit: { ...VISIT, subjectId: 'A-2' } },
    { boot: { ...BOOT, resolvedAt: '2026-06-15T08:00:30.000Z' } },
    { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18)' },
  ];
  for (const frame of same) expect(await drawn(frame)).toEqual(first);
  expect(given).toHaveLength(1);
  const others = [
    { visit: { ...VISIT, subjectId: 'S-1' } },
    { visit: { ...VISIT, isClient: false } },
    { search: '' },
    { userAgent: 'Mozilla/5.0 (Linux; Android 16)' },
  ];
  const drawings = await Promise.all(others.map((frame) => drawn(frame)));
  expect(new Set([first, ...drawings].map((drawing) => JSON.stringify(drawing))).size).toBe(5);
});

test('it is kept for a minute [C-729]', async () => {
  const { given, drawn } = drawer();
  const first = await drawn();
  pass(59_000);
  expect(await drawn()).toEqual(first);
  pass(2_000);
  expect(await drawn()).not.toEqual(first);
  expect(given).toHaveLength(2);
});
