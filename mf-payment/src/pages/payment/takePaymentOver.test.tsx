// @vitest-environment happy-dom
import { createTestPortal } from '@portal/remote/testPortal';
import { defineRemote } from '@portal/remote/defineRemote';
import { afterEach, expect, test, vi } from 'vitest';
import { program } from '../../program.ts';
import { customer, wireAttempt, wirePage } from '../../testing/samplePayment.testing.ts';

const ANSWERS = {
  '/payment/S-7': wirePage('PENDING', wireAttempt('MBWAY')),
  '/user/client/': customer,
  '/billing': { billing: [] },
};
const MINUTE = 60_000;

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The page as a server has drawn it, by a clock of its own. */
async function drawn() {
  const { portal } = createTestPortal();
  for (const name of ['navigator', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined);
  const page = await program.draw({
    ...{ federationName: 'mf_payment_1', page: 'payment', params: { id: 'S-7' }, search: '' },
    ...{ path: '/client/payment/S-7', provider: portal.provider, userAgent: '' },
    session: {
      ...{ mode: 'full', subject: null, termsAccepted: true, lite: null, scheduling: false },
    },
    answers: Object.entries(ANSWERS).map(([path, body]) => ({
      ...{ address: `/api/main${path}`, status: 200, body: JSON.stringify(body) },
    })),
  });
  vi.unstubAllGlobals();
  return page;
}

test('a payment that waits in MB WAY is taken over as it was drawn, and its time is counted by the clock of this device [PAY-16] [C-735] [C-738]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() - 90 * MINUTE });
  // React says that it draws and shows in one process, which only this test does.
  vi.spyOn(console, 'error').mockReturnValue();
  const { markup, queries } = await drawn();
  expect(markup).toContain('MB WAY');
  vi.setSystemTime(Date.now() + 90 * MINUTE);
  const test = createTestPortal({
    answers: { 'GET /payment/status/P-1': () => ({ status: 'PENDING' }) },
  });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  domElement.dataset['mount'] = 'mf_payment_1-1';
  domElement.dataset['drawn'] = JSON.stringify(queries);
  domElement.innerHTML = markup;
  const heading = domElement.querySelector('h1');
  const remote = defineRemote({
    name: 'mf-payment',
    pages: { payment: () => import('./PaymentPage.tsx') },
  });
  const props = {
    ...{ name: 'mf_payment_1-1', domElement, portal: test.portal },
    view: { kind: 'page' as const, name: 'payment', params: { id: 'S-7' } },
    location: {
      ...{ pathname: '/client/payment/S-7', search: '', hash: '', state: null, key: 'default' },
    },
  };
  await remote.bootstrap(props);
  await remote.mount(props);
  await vi.waitFor(() =>
    expect(domElement.querySelector('[role="timer"]')?.textContent).toMatch(/^03:5\d$/),
  );
  expect(domElement.querySelector('h1')).toBe(heading);
  expect(test.failures).toEqual([]);
  expect(test.requests.map(({ path }) => path)).not.toContain('/payment/S-7');
  await remote.unmount(props);
});
