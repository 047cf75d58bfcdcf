import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, vi } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { givenScreen } from '../../../testing/givenScreen.ts';
import { keptChoicesAtom } from '../budget/choices/keptChoicesAtom.ts';
import ServiceDetailsPage from '../ServiceDetailsPage.tsx';

/** Opens the page of a work or an appointment, with the calls that every page of it makes answered. */
export function openDetails(id: string, options: TestPortalOptions = {}, search = '?s=I&t=0') {
  const shell = createTestPortal({
    ...options,
    answers: {
      'GET /config/filetypes': () => ({
        image: ['jpg'],
        video: [],
        document: ['pdf'],
        max_bytes: {},
      }),
      'GET /analytics/work': () => ({}),
      ...options.answers,
    },
  });
  render(
    <TestShell
      test={shell}
      path={`/service-details/${id}${search}`}
      view={{ kind: 'page', name: 'service-details', params: { id } }}
    >
      <ServiceDetailsPage />
    </TestShell>,
  );
  return shell;
}

export const work = (changes: Work) => ({ [`GET /services/${changes.id}/`]: () => changes });
export const appointment = (details: Work) => ({
  [`GET /appointments/${details.id}`]: () => ({ token: 'token-9', details }),
});
/** A refusal in the envelope that the server gives every one (API-03). */
export const refused = (status: number, body: object) => () =>
  Response.json({ type: 'Failure', http_code: status, code: status, ...body }, { status });
/** Waits for what needs no time to pass, which `waitFor` would let pass where the timers are a test's own. */
export async function waitWithoutTime(check: () => void): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (tries > 500) throw error;
      await act(() => new Promise((resolve) => setImmediate(resolve)));
    }
  }
}
export const completed = aWork({ state: { bars: 5, name: 'Concluído' }, is_history: true });

/** A wide screen before each test of a file, and everything as it was after it. */
export function detailsForEachTest(): void {
  beforeEach(() => givenScreen({ isDesktop: true }));
  afterEach(() => {
    cleanup();
    getDefaultStore().set(keptChoicesAtom, {});
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
