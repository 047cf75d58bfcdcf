// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { useAutoOpen } from './useAutoOpen.ts';

const opened: string[] = [];
beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    opened.push(this.getAttribute('data-card') ?? '');
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Details() {
  useAutoOpen(aWork({ message_toast_state: 'EXPANDED' }));
  return (
    <>
      <section data-card="messages" />
      <section data-card="payment" />
    </>
  );
}

const notification = {
  id: 'n-1',
  read: false,
  url: '/service-details/A-1',
  timestamp: '2026-07-09T09:12:00Z',
  changed: false,
  description: 'Pagamento pendente',
  company_name: 'Auto Mirante',
  company_identifier: 'auto-mirante.localhost',
  type: 'payment',
};

function open(path: string): void {
  const shell = createTestPortal({
    answers: { 'GET /notifications': () => ({ data: { all: { all: [notification] } } }) },
  });
  render(
    <TestShell
      test={shell}
      path={path}
      view={{ kind: 'page', name: 'service-details', params: { id: 'A-1' } }}
    >
      <Details />
    </TestShell>,
  );
}

test.each([
  ['/service-details/A-1', 2000, 'messages'],
  ['/service-details/A-1?s=NI&notifid=n-1', 1000, 'payment'],
])(
  'at %s the card opens after %i ms and not before [NOT-11] [SHL-15] [DET-45]',
  async (path, delay, card) => {
    open(path);
    // The code that reads the notification.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(delay - 1));
    expect(opened).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(opened).toEqual([card]);
  },
);
