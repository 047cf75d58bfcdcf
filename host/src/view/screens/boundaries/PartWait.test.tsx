// @vitest-environment happy-dom
import type { FailureReport } from '@portal/contract/report';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartWait } from './PartWait.tsx';

let failures: FailureReport[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockReturnValue();
  failures = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function wait(says: boolean) {
  const report = {
    failure: (failure: FailureReport) => failures.push(failure),
    measure: () => undefined,
  };
  return render(<PartWait report={report} says={says} />);
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const notice = () => screen.queryByRole('status');
const slow = [
  { code: 'SHELL-RENDER', message: 'a part: not shown after 1500 ms, its code on the way' },
];

test('a part of the shell whose code hangs says so after a second and a half, is reported, and the retry opens the page anew', async () => {
  wait(true);
  await pass(1499);
  expect([notice(), failures]).toEqual([null, []]);
  await pass(1);
  expect(notice()?.textContent).toContain('Esta parte do portal está a demorar');
  expect(failures).toEqual(slow);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('what nobody asked for is only reported, and what came in time is neither', async () => {
  wait(false);
  await pass(1500);
  expect([notice(), failures]).toEqual([null, slow]);
  const { unmount } = wait(true);
  await pass(1000);
  unmount();
  await pass(1000);
  expect([notice(), failures]).toEqual([null, slow]);
});
