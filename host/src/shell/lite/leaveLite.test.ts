// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { LiteLink } from '@portal/api/company/liteLink';
import { createEventBus } from '@portal/contract/eventBus';
import { afterEach, expect, test } from 'vitest';
import { createNavigation } from '../navigation/createNavigation.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import { createSession } from '../session/createSession.ts';
import { createLite } from './createLite.ts';
import { leaveLite } from './leaveLite.ts';
import type { LiteRegisterAnswer } from './liteRegisterAnswer.ts';

afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
});

/** A visit by a link to a phone, whose visitor gives `answer` to the overlay. */
async function visit(answer: LiteRegisterAnswer, of: Partial<LiteLink> = {}) {
  const link = {
    token: 'credential',
    type: 'work',
    is_client: false,
    id: 'A-1',
    phone: '+351912345678',
    email: null,
    ...of,
  };
  const http = createHttp(async () => Response.json(link));
  const lite = createLite(http);
  const opened = await lite.open('?token=k', false);
  const navigation = createNavigation({
    ask: async () => true,
    setTitle: () => undefined,
    openPanel: () => undefined,
    closePanel: () => undefined,
    resolve: (path) => path,
  });
  const steps: string[] = [];
  const states: unknown[] = [];
  navigation.attach({
    push: (to, state) => {
      steps.push(String(to));
      states.push(state);
    },
    replace: (to) => void steps.push(String(to)),
  });
  const session = createSession({
    main: () => http,
    bus: createEventBus(() => undefined),
    acceptTerms: async () => undefined,
    onEnd: () => undefined,
    scheduling: false,
    onCookiesBlocked: () => undefined,
    channel: null,
  });
  session.setLite(opened);
  const overlays = { askToRegister: async () => answer };
  return { steps, states, leave: leaveLite({ lite, session, navigation, overlays }) };
}

const cookies = () => [COOKIE_NAMES.fromLite, COOKIE_NAMES.openAppointment].map(readCookie);

test.each([
  { answer: 'register', page: 'registo' },
  { answer: 'login', page: 'login' },
] as const)(
  'whoever saves a booking and chooses $answer leaves the choices and the cookies behind [BKG-39] [LITE-10] [LITE-12]',
  async ({ answer, page }) => {
    const { leave, steps } = await visit(answer);
    const next = '/schedule?passo=3';
    await leave.ask({ next, onLeave: () => void steps.push('choices left') });
    expect(steps).toEqual([
      'choices left',
      `/client/${page}?phone=%2B351912345678&next=${encodeURIComponent(next)}`,
    ]);
    expect(cookies()).toEqual(['true', 'true']);
  },
);

test('another way to an account waits for no appointment [LITE-10]', async () => {
  const { leave, steps, states } = await visit('register');
  await leave.ask({ next: '/service-details/A-1', body: 'Para pagar precisa de uma conta.' });
  expect(steps).toHaveLength(1);
  expect(states).toEqual([{ purpose: 'Para pagar precisa de uma conta.' }]);
  expect(cookies()).toEqual(['true', null]);
});

test('whoever closes the overlay stays, and nothing is left behind [BKG-39]', async () => {
  const { leave, steps } = await visit(null);
  await leave.ask({ next: '/schedule', onLeave: () => void steps.push('choices left') });
  expect([steps, cookies()]).toEqual([[], [null, null]]);
});

test.each([
  { of: { is_client: false }, address: '/client/registo?phone=%2B351912345678' },
  { of: { is_client: true }, address: '/client/login?phone=%2B351912345678' },
  {
    of: { is_client: true, phone: null, email: 'ana@exemplo.pt' },
    address: '/client/login?email=ana%40exemplo.pt',
  },
])('without being asked, $of leads to $address [LITE-09] [LITE-10]', async ({ of, address }) => {
  const { leave, steps } = await visit(null, of);
  await leave.ask({ directly: true });
  expect(steps).toEqual([address]);
});
