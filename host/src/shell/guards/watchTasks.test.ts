// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FailureReport } from '@portal/contract/report';
import { watchTasks } from './watchTasks.ts';

/** What the browser measures comes from here: no engine of these tests does. */
class EventTiming {
  entryType = 'event';
  name = 'click';
  processingStart = 100;
  target: Node | null;
  processingEnd: number;
  constructor(target: Node | null, processingEnd: number) {
    this.target = target;
    this.processingEnd = processingEnd;
  }
}

let measure: (entries: unknown[]) => void;
let observed: string[];
let told: FailureReport[];

function watch(supported = ['event', 'long-animation-frame']): void {
  class Observer {
    static supportedEntryTypes = supported;
    constructor(listener: (list: { getEntries(): unknown[] }) => void) {
      measure = (entries) => listener({ getEntries: () => entries });
    }
    observe({ type }: { type: string }) {
      observed.push(type);
    }
    disconnect() {
      measure = () => undefined;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('PerformanceEventTiming', EventTiming);
  const findOwner = (text: string) =>
    text.includes('/mf-points/') ? { remote: 'mf-points', release: '1.0.0' } : undefined;
  watchTasks(findOwner, { failure: (one) => void told.push(one), measure: () => undefined });
}

beforeEach(() => {
  told = [];
  observed = [];
  document.body.innerHTML =
    '<button id="shell"></button><div data-mount="m" data-remote="mf-seen" data-release="2.0.0"><button id="own"></button></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const script = (sourceURL: string, duration: number, invokerType = 'user-callback') => ({
  scripts: [{ sourceURL, duration, invokerType }],
});

test('handlers that keep the page from answering for a second are told with the release whose view was pressed, once [C-354]', () => {
  watch();
  const own = document.querySelector('#own');
  measure([new EventTiming(own, 1099), new EventTiming(own, 1100), new EventTiming(own, 3000)]);
  expect(told).toEqual([
    { code: 'REMOTE-BUSY', message: '1000 ms in click', remote: 'mf-seen', release: '2.0.0' },
  ]);
});

test('a script of a release that keeps the page from answering is told, the start of a file is not [C-354]', () => {
  watch();
  const file = 'https://oficina.pt/assets/mf-points/page.js';
  measure([script(file, 5000, 'module-script'), script(file, 900)]);
  expect(told).toEqual([]);
  measure([script(file, 1200)]);
  expect(told).toMatchObject([
    { message: '1200 ms in user-callback', remote: 'mf-points', release: '1.0.0' },
  ]);
});

test('nobody is accused of what is the shell’s, or of a device that slept', () => {
  watch();
  const own = document.querySelector('#own');
  measure([
    new EventTiming(document.querySelector('#shell'), 9000),
    new EventTiming(null, 9000),
    new EventTiming(own, 90_000),
    script('https://oficina.pt/assets/host/main.js', 9000),
    { entryType: 'long-animation-frame' },
  ]);
  expect(told).toEqual([]);
});

test('only what the browser measures is asked for', () => {
  watch(['event', 'paint']);
  expect(observed).toEqual(['event']);
});
