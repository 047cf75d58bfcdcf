// @vitest-environment happy-dom
import type { FailureReport } from '@portal/contract/report';
import { afterEach, expect, test, vi } from 'vitest';
import { guardFocus } from './guardFocus.ts';

const original: unknown = Reflect.get(HTMLElement.prototype, 'focus');
afterEach(() => {
  Reflect.set(HTMLElement.prototype, 'focus', original);
  vi.restoreAllMocks();
});

test('a release that asks for the focus all the time no longer gets it, until it rests; the shell always does', () => {
  const focused = vi.fn<() => void>();
  Reflect.set(HTMLElement.prototype, 'focus', focused);
  const failures: FailureReport[] = [];
  const owner = { remote: 'mf-wild', release: '2.0.0' };
  guardFocus((stack) => (stack.includes('wildly') ? owner : undefined), {
    failure: (failure) => failures.push(failure),
    measure: () => undefined,
  });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const field = document.createElement('input');
  function wildly(times: number): number {
    focused.mockClear();
    for (let count = 0; count < times; count += 1) field.focus();
    return focused.mock.calls.length;
  }
  expect(wildly(100)).toBe(20);
  expect(failures).toEqual([{ code: 'REMOTE-LIMIT', message: 'focus', ...owner }]);
  clock.mockReturnValue(9000);
  expect(wildly(100)).toBe(0);
  clock.mockReturnValue(15_000);
  expect(wildly(1)).toBe(0);
  field.focus();
  expect(focused).toHaveBeenCalledOnce();
  clock.mockReturnValue(26_000);
  expect(wildly(1)).toBe(1);
  expect(failures).toHaveLength(1);
});

test('whoever steps through the history is not held to what the view before has done', () => {
  const focused = vi.fn<() => void>();
  Reflect.set(HTMLElement.prototype, 'focus', focused);
  const failure = vi.fn<() => void>();
  guardFocus(() => ({ remote: 'mf-steady', release: '1.0.0' }), {
    failure,
    measure: () => undefined,
  });
  const field = document.createElement('input');
  for (let step = 0; step < 100; step += 1) {
    window.dispatchEvent(new PopStateEvent('popstate'));
    field.focus();
  }
  expect(focused).toHaveBeenCalledTimes(100);
  expect(failure).not.toHaveBeenCalled();
});
