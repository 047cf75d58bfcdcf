// @vitest-environment happy-dom
import type { FailureReport } from '@portal/contract/report';
import { afterEach, expect, test, vi } from 'vitest';
import { guardStyles } from './guardStyles.ts';

afterEach(() => document.head.replaceChildren());

test('style elements are taken off the page, and those that code put into the head are reported with their release', async () => {
  const failures: FailureReport[] = [];
  const owner = { remote: 'mf-wild', release: '2.0.0' };
  guardStyles((stack) => (stack.includes('leakStyles') ? owner : undefined), {
    failure: (failure) => failures.push(failure),
    measure: () => undefined,
  });
  const style = () => document.createElement('style');
  function leakStyles(): void {
    document.head.append(style());
    document.head.prepend(style());
    document.head.appendChild(style());
    document.head.insertBefore(style(), null);
  }
  leakStyles();
  document.head.append(document.createElement('meta'), style());
  await vi.waitFor(() => expect(failures).toHaveLength(5));
  const report = { code: 'REMOTE-STYLES', message: 'styles for the whole page' };
  expect(failures).toEqual([...Array(4).fill({ ...report, ...owner }), report]);
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual(['META']);
});
