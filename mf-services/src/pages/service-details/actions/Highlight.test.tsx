// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Highlight } from './Highlight.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['approve', 0, 1000],
  ['pay', 0, 1000],
  ['confirm', 1000, 2000],
] as const)('%s is pointed out from %i to %i ms [DET-53]', (action, from, to) => {
  const { container } = render(<Highlight action={action}>Aprovar</Highlight>);
  const isOn = () => container.querySelector('[data-highlighted]') !== null;
  const shown: number[] = [];
  for (let now = 0; now <= 2500; now += 100) {
    if (isOn()) shown.push(now);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect([shown[0], (shown.at(-1) ?? 0) + 100]).toEqual([from, to]);
});
