// @vitest-environment happy-dom
import { drawnMarkupSchema } from '@portal/contract/drawing/drawnMarkupSchema';
import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import { createTestPortal } from '@portal/remote/testPortal';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { program } from '../program.ts';
import { haircut, oilChange, workshop } from '../testing/sampleServices.testing.ts';
import { saveBooking, RELOAD_KEY } from './saveBooking.ts';
import { startBooking } from '../booking/bookingState.ts';

vi.setConfig({ testTimeout: 60_000 });

const BROWSERS = {
  telephone: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
};
const SUBJECT = {
  ...{ userId: 'U-1', name: 'Ana Primeira', email: null, phone: null },
  ...{ registered: true, loginEmailValidated: true },
};
const FUTURE = { ...workshop, schedule_fixed_start: '2099-07-18T09:00:00Z' };
const SERVICES = { services: [oilChange, haircut, FUTURE] };

// Each page of a browser loads the remote anew, which keeps what it was answered.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The first step as a server has drawn it, where nothing of this browser is known. */
async function draw(answer: object, userAgent: string) {
  const { portal } = createTestPortal();
  for (const name of ['localStorage', 'sessionStorage', 'navigator', 'window', 'document'])
    vi.stubGlobal(name, undefined);
  const drawn = await program.draw({
    ...{ federationName: 'mf_booking_1', page: 'schedule', params: {}, search: '' },
    ...{ path: '/client/schedule', provider: portal.provider, userAgent },
    session: {
      ...{ mode: 'full', subject: null, termsAccepted: true, lite: null, scheduling: false },
    },
    answers: [
      { address: '/api/main/schedule/services', status: 200, body: JSON.stringify(answer) },
    ],
  });
  vi.unstubAllGlobals();
  expect(v.is(drawnMarkupSchema, drawn.markup)).toBe(true);
  return drawn;
}

/** The drawing in its document, and the code that takes it over. */
async function takeOver(browser: keyof typeof BROWSERS = 'telephone') {
  // React says that it draws and shows in one process, which only this test does.
  vi.spyOn(console, 'error').mockReturnValue();
  const { markup, queries } = await draw(SERVICES, BROWSERS[browser]);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(BROWSERS[browser]);
  vi.stubGlobal('matchMedia', () => ({
    matches: browser === 'desktop',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const shell = createTestPortal({
    session: { mode: 'full', subject: SUBJECT, termsAccepted: true },
    answers: {
      'GET /schedule/services': () => SERVICES,
      'GET /items/': () => ({ items: [] }),
      'POST /schedule/draft': () => ({ success: true, scheduler_id: 'D-1', draft_work_id: 'W-1' }),
    },
  });
  const domElement = document.createElement('div');
  domElement.dataset['mount'] = 'mf_booking_1-1';
  domElement.dataset['drawn'] = JSON.stringify(queries);
  domElement.innerHTML = markup;
  document.body.append(domElement);
  const heading = domElement.querySelector('h1');
  const words = domElement.textContent;
  const props = {
    ...{ name: 'mf_booking_1-1', domElement, portal: shell.portal },
    view: { kind: 'page' as const, name: 'schedule', params: {} },
    location: {
      ...{ pathname: '/client/schedule', search: '', hash: '', state: null, key: 'default' },
    },
  };
  const remote = await import('../remote.tsx');
  await remote.bootstrap(props);
  await remote.mount(props);
  onTestFinished(() => void remote.unmount(props));
  const boxOf = (name: string) =>
    domElement.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`) ??
    [...domElement.querySelectorAll('input')].find(({ labels }) =>
      [...(labels ?? [])].some(({ textContent }) => textContent?.includes(name)),
    );
  return { shell, domElement, heading, words, boxOf };
}

const drafts = ({ requests }: ReturnType<typeof createTestPortal>) =>
  requests.filter(({ method }) => method === 'POST');

test.each(['telephone', 'desktop'] as const)(
  'the first step of a booking on a %s is taken over as it was drawn, is asked for no second time and goes on [BKG-02] [C-733]',
  async (browser) => {
    const { shell, domElement, heading, words, boxOf } = await takeOver(browser);
    expect(words).toContain('Mudança de óleo');
    expect(words).toContain('De que precisa?');
    await vi.waitFor(() => expect(drafts(shell)).toHaveLength(1));
    boxOf('Mudança de óleo')?.click();
    await vi.waitFor(() => expect(domElement.querySelector('textarea')).not.toBeNull());
    expect(domElement.querySelector('h1')).toBe(heading);
    expect(shell.failures).toEqual([]);
    expect(shell.refreshes).toBe(0);
    expect(shell.requests.map(({ path }) => path)).not.toContain('/schedule/services');
  },
);

test.each([
  ['a booking that was begun in this tab', 'kept'],
  ['an appointment that is to be repeated', 'repeated'],
])(
  '%s opens in an empty place, and not on what was drawn [BKG-28] [BKG-30] [C-733]',
  async (_what, how) => {
    const { domain } = createTestPortal().portal.provider;
    const booking = {
      ...startBooking({ today: '2026-07-09', isLite: false, supportsItems: false }),
      selectedServices: [oilChange],
    };
    const saved = { domain, now: Date.now(), link: null, userId: 'U-1' };
    if (how === 'kept') saveBooking(sessionStorage, RELOAD_KEY, booking, saved);
    else {
      const record = { symptoms: ['Mudança de óleo'], obs: [''], domain, savedAt: Date.now() };
      localStorage.setItem(REPEAT_RECORD_KEY, JSON.stringify(record));
    }
    const { shell, boxOf } = await takeOver();
    await vi.waitFor(() => expect(boxOf('Mudança de óleo')?.checked).toBe(true));
    expect(shell.failures).toEqual([]);
  },
);

test('the first steps of two providers’ customers are drawn in turns, each from its own answer [C-722]', async () => {
  const of = (name: string) => draw({ services: [{ ...oilChange, name }] }, BROWSERS.telephone);
  const [first, other, again] = [await of('Corte'), await of('Massagem'), await of('Corte')];
  expect(first.markup).toContain('Corte');
  // Who books is asked for by the browser alone.
  expect(first.queries.map(({ key }) => key)).toEqual([['schedule-services']]);
  expect(other.markup).toContain('Massagem');
  expect(JSON.stringify(other)).not.toContain('Corte');
  expect(again).toEqual(first);
});
