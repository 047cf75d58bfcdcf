// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSpokenTotal } from './useSpokenTotal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Total({ amount }: { amount?: string }) {
  useSpokenTotal(amount);
  return null;
}

/** What is in the polite region now; words stay there for three seconds. */
const spoken = () =>
  [...document.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent);

test('totals are said politely, at most once per second, and the last one always [BUD-14]', () => {
  const { rerender } = render(<Total />);
  const show = (amount: string | undefined, after: number) => {
    rerender(<Total amount={amount} />);
    vi.advanceTimersByTime(after);
    return spoken();
  };
  expect(show('100,00 €', 150)).toEqual(['Total: 100,00 €']);
  expect(show(undefined, 50)).toEqual(['Total: 100,00 €']);
  expect(show('101,00 €', 300)).toEqual(['Total: 100,00 €']);
  expect(show('102,00 €', 450)).toEqual(['Total: 100,00 €']);
  vi.advanceTimersByTime(200);
  expect(spoken()).toEqual(['Total: 100,00 €', 'Total: 102,00 €']);
  vi.advanceTimersByTime(60_000);
  expect(show('103,00 €', 150)).toEqual(['Total: 103,00 €']);
});
