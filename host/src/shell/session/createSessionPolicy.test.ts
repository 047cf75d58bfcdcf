// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Mode } from '@portal/contract/remoteManifest';
import { createHttp } from '@portal/api/http/http';
import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import { createStore } from 'jotai';
import { QueryClient } from '@portal/remote/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { releaseOf } from '../../composition/testing/plainRemote.ts';
import { countersAtom, unreadAtom } from '../state/countersAtom.ts';
import { panelAtom } from '../state/panelAtom.ts';
import { startupAtom } from '../state/startupAtom.ts';
import { aShell } from '../testing/aShell.ts';
import { createSessionPolicy } from './createSessionPolicy.ts';
import type { StartupState } from '../startup/startupState.ts';
import { pendingTarget } from './pendingTarget.ts';
import { termsAgreed } from './termsAgreed.ts';

const COMPANY = [
  COOKIE_NAMES.previousCompanyDomain,
  COOKIE_NAMES.previousCompanyUrl,
  COOKIE_NAMES.returnCompany,
];

beforeEach(() => {
  Reflect.get(window, 'happyDOM').setURL('http://auto-mirante.localhost/client/services');
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(async () => {
  // What an end leaves behind is written by code that comes later: not in the test that follows.
  await vi.dynamicImportSettled();
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  pendingTarget.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The shell of somebody who is logged in, with something of theirs in it. */
function loggedIn(pendingAppointment: string | null = null, remotes: ResolvedRemote[] = []) {
  writeCookie(COOKIE_NAMES.sessionToken, 'a-token');
  if (pendingAppointment !== null) writeCookie(COOKIE_NAMES.openAppointment, pendingAppointment);
  const shell = aShell(remotes);
  shell.session.setPath('/services');
  const went: string[] = [];
  shell.navigation.attach({ push: () => undefined, replace: (to) => void went.push(String(to)) });
  shell.store.set(panelAtom, 'agenda');
  shell.store.set(unreadAtom, 3);
  shell.store.set(countersAtom, { appointments: 2, warnings: 1 });
  shell.queryClient.setQueryData(['services'], ['A-1']);
  return { shell, went };
}

test('a logout leaves nothing of the customer in the shell, whose next one starts with nothing [SHL-71]', async () => {
  const { shell } = loggedIn();
  await shell.session.end();
  expect(shell.store.get(panelAtom)).toBeNull();
  expect(shell.store.get(unreadAtom)).toBe(0);
  expect(shell.store.get(countersAtom)).toEqual({ appointments: 0, warnings: 0 });
  expect(shell.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(shell.session.current()).toMatchObject({ subject: null, termsAccepted: false });
});

test.each([
  { pending: null, page: '/client/login' },
  { pending: 'S-1', page: '/client/registo' },
])(
  'with $pending waiting a logout lands on $page and remembers company and appointment [SHL-72] [SHL-73]',
  async ({ pending, page }) => {
    const { shell, went } = loggedIn(pending);
    shell.startup.begin();
    await shell.session.end();
    expect(went).toEqual([page]);
    await vi.waitFor(() =>
      expect(COMPANY.map(readCookie)).toEqual([
        'auto-mirante.localhost',
        window.location.origin,
        'auto-mirante.localhost',
      ]),
    );
    expect(readCookie(COOKIE_NAMES.openAppointment)).toBe(pending);
  },
);

test('a forced logout remembers neither, and lands on the login [SHL-72] [SHL-73]', async () => {
  const { shell, went } = loggedIn('S-1');
  shell.startup.begin();
  for (const name of COMPANY) writeCookie(name, 'lima.localhost');
  await shell.session.end({ forced: true });
  expect(went).toEqual(['/client/login']);
  await vi.waitFor(() =>
    expect([...COMPANY, COOKIE_NAMES.openAppointment].map(readCookie)).toEqual([
      null,
      null,
      null,
      null,
    ]),
  );
});

test('a logout at a domain of no provider lands on the welcome page, not on its login [SHL-73] [C-142]', async () => {
  const { shell, went } = loggedIn();
  shell.store.set(startupAtom, { kind: 'provider-not-found', refused: false });
  await shell.session.end();
  expect(went).toEqual(['/client/clientwelcome']);
});

test('a session that the service refuses is no forced logout: company and appointment are remembered [SHL-72] [SHL-73] [C-70]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { shell, went } = loggedIn('S-1');
  shell.startup.begin();
  shell.session.expire('a-toke');
  await vi.waitFor(() => expect(went).toEqual(['/client/registo']));
  await vi.waitFor(() =>
    expect(COMPANY.map(readCookie)).toEqual([
      'auto-mirante.localhost',
      window.location.origin,
      'auto-mirante.localhost',
    ]),
  );
  expect(readCookie(COOKIE_NAMES.openAppointment)).toBe('S-1');
});

/** At a page that these modes may see, with somebody logged in, while it starts or is on screen. */
function atPage(modes: Mode[], state: StartupState, path = '/nao-fui-eu') {
  Reflect.get(window, 'happyDOM').setURL(`http://auto-mirante.localhost/client${path}?t=1`);
  const page = { name: 'not-me', path: '/nao-fui-eu', title: 'Contacto', modes };
  const release = releaseOf('1.0.0', { pages: [{ ...page, layout: 'bare' }] });
  const remote = { name: 'mf-profile', release, fallback: null, reason: 'everyone' as const };
  const { shell, went } = loggedIn(null, [remote]);
  shell.store.set(startupAtom, state);
  const said = () => shell.overlays.toasts().map(({ message }) => message);
  return { shell, went, said };
}
const READY: StartupState = { kind: 'ready', provider: TEST_PROVIDER };
/** Whoever arrives with a session that is over is refused while the page starts. */
const STARTING: StartupState = { kind: 'starting', step: 'terms', slow: false };

test.each([
  { state: READY, path: '/nao-fui-eu' },
  { state: STARTING, path: '/nao-fui-eu' },
  { state: READY, path: '/acessibilidade' },
  { state: STARTING, path: '/acessibilidade' },
])(
  'a session that ends at the page for visitors $path ($state.kind) leaves it on the screen and says nothing; a logout there leads to the login [ACC-07] [SHL-73] [C-899] [C-922]',
  async ({ state, path }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const visited = atPage(['visitor', 'full'], state, path);
    visited.shell.session.expire('a-toke');
    await vi.waitFor(() => expect(readCookie(COOKIE_NAMES.sessionToken)).toBeNull());
    expect(visited.went).toEqual([]);
    expect(visited.said()).toEqual([]);
    expect(pendingTarget.read()).toBeNull();

    const left = atPage(['visitor', 'full'], state, path);
    await left.shell.session.end();
    expect(left.went).toEqual(['/client/login']);
  },
);

test.each([READY, STARTING])(
  'a session that ends at a page of customers ($kind) leads to the login, which says so and goes on here [C-70]',
  async (state) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const own = atPage(['full'], state);
    own.shell.session.expire('a-toke');
    await vi.waitFor(() => expect(own.went).toEqual(['/client/login']));
    expect(own.said()).toEqual(['A sua sessão expirou. Entre para continuar onde estava.']);
    expect(pendingTarget.read()).toBe('/nao-fui-eu?t=1');
  },
);

/** Lets somebody log in; answers which acceptances were sent for them. */
async function logIn(shell: ReturnType<typeof aShell>): Promise<string[]> {
  const accepted: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('presignup')) {
      accepted.push(new URL(address, window.location.origin).search);
      return Response.json({ type: 'Success', http_code: 200 });
    }
    return Response.json({
      user_id: 'user-1',
      name: 'Ana',
      email: null,
      phone: '+351912345678',
      registered: true,
      terms_accepted: true,
      login_email_validated: false,
    });
  });
  await shell.session.adopt('fresh');
  return accepted;
}

test('whose address accepted the terms in advance is not asked at the login, and the next one is [SHL-35]', async () => {
  termsAgreed.remember();
  const shell = aShell();
  expect(await logIn(shell)).toEqual(['?terms_accepted=true']);
  expect(termsAgreed.read()).toBe(false);
  expect(await logIn(shell)).toEqual(['?terms_accepted=false']);
});

test('an appointment waits until somebody has logged in: their own logout lands on the login [SHL-73] [C-40]', async () => {
  const { shell, went } = loggedIn('S-1');
  shell.startup.begin();
  await logIn(shell);
  await shell.session.end();
  expect(went).toEqual(['/client/login']);
});

const NEEDED = { type: 'Failure', code: 4, message: 'Aceite.' };

/** The policy alone, at a service that says this until the terms are accepted; the customer answers the question. */
function policyWithTermsNeeded(agrees: boolean, unaccepted: object = NEEDED) {
  const shell = aShell();
  const context = {
    domain: shell.domain,
    isGenericHost: false,
    main: createHttp(async (input) => {
      const isAccepted = new Request(input).url.includes('terms_accepted=true');
      return isAccepted
        ? Response.json({ type: 'Success', http_code: 200 })
        : Response.json(unaccepted, { status: 409 });
    }),
    pendingAppointment: 'S-1',
    session: shell.session,
  };
  const confirm = vi.fn<typeof shell.overlays.confirm>(async () => agrees);
  const legal = vi.fn<typeof shell.overlays.legal>(async () => undefined);
  const { acceptTerms } = createSessionPolicy({
    store: createStore(),
    queryClient: new QueryClient(),
    navigation: shell.navigation,
    isForVisitors: () => false,
    overlays: { confirm, legal, toast: vi.fn<typeof shell.overlays.toast>() },
    context: () => context,
  });
  return { acceptTerms, confirm, legal, context };
}

test('terms that are needed are asked for with the words of the service, and accepted with a yes, and the cluster is kept (C-67) [SHL-54] [PRO-02] [C-271]', async () => {
  const { acceptTerms, confirm, context } = policyWithTermsNeeded(true);
  await acceptTerms();
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Termos e condições', body: 'Aceite.' }),
  );
  expect(context.session.current().termsAccepted).toBe(true);
  expect(readCookie(COOKIE_NAMES.cluster)).toBe(context.domain);
  expect(context.pendingAppointment).toBeNull();
});

test('the terms that a login asks for can be read first, and are asked for again then [SHL-54]', async () => {
  const { acceptTerms, confirm, legal, context } = policyWithTermsNeeded(true);
  confirm.mockImplementationOnce(async ({ alternative }) => {
    expect(alternative?.label).toBe('Ler os termos');
    alternative?.onChoose();
    return false;
  });
  await acceptTerms();
  expect(legal).toHaveBeenCalledExactlyOnceWith('usage');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(context.session.current().termsAccepted).toBe(true);
});

test('terms that were accepted before are no question at the login either [SHL-52]', async () => {
  const before = { type: 'Failure', http_code: 409, code: 5 };
  const { acceptTerms, confirm, context } = policyWithTermsNeeded(false, before);
  await acceptTerms();
  expect(confirm).not.toHaveBeenCalled();
  expect(context.session.current().termsAccepted).toBe(true);
  expect(readCookie(COOKIE_NAMES.cluster)).toBe(context.domain);
});

test.each([
  [{ type: 'Failure', code: 7, message: 'Suspensa.' }, 'Suspensa.'],
  [{ type: 'Pending' }, 'The terms were not accepted.'],
])(
  'another answer than Success at the login is no question about the terms, and nothing goes on: %j [SHL-53] [SHL-54]',
  async (answer, said) => {
    const { acceptTerms, confirm, context } = policyWithTermsNeeded(true, answer);
    await expect(acceptTerms()).rejects.toThrow(said);
    expect(confirm).not.toHaveBeenCalled();
    expect(context.session.current().termsAccepted).toBe(false);
    expect(readCookie(COOKIE_NAMES.cluster)).toBeNull();
  },
);

test('with a no the session cannot be used, and neither cluster nor acceptance is kept and an appointment waits on (C-67) [SHL-54] [PRO-02] [C-271]', async () => {
  const { acceptTerms, context } = policyWithTermsNeeded(false);
  await expect(acceptTerms()).rejects.toThrow('Aceite.');
  expect(context.session.current().termsAccepted).toBe(false);
  expect(readCookie(COOKIE_NAMES.cluster)).toBeNull();
  expect(context.pendingAppointment).toBe('S-1');
});
