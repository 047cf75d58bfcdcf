// @vitest-environment happy-dom
import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { QueryClientProvider } from '@portal/remote/query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { releaseOf } from '../composition/testing/plainRemote.ts';
import { consentOpenAtom } from '../shell/consent/consentOpenAtom.ts';
import { removeCookie, writeCookie } from '../browser/writeCookie.ts';
import { aShell } from '../shell/testing/aShell.ts';
import { routerFuture } from './routerFuture.ts';
import { ShellContext } from './useShell.ts';

const CONFIGURATION = {
  vertical: 'auto',
  brand_color: '#12356b',
  item_label: 'Viatura',
  logo: 'logo.svg',
  name: 'Auto Mirante',
  company: {
    id: 'company-1',
    name: 'Auto Mirante',
    domain: 'auto-mirante.localhost',
    logo: 'logo.svg',
    url: 'http://auto-mirante.localhost',
    registered: true,
    logged: true,
    scheduler_module: 'FULL',
    is_scheduler_solo: false,
    worksheet_operational: 'yes',
    demo: false,
    support_equipment: true,
  },
  payment_methods: ['MB'],
  signup_item_fields: [],
  edit_item_fields: [],
  item_title_template: '',
  item_subtitle_template: '',
  support_equipment: true,
  hide_play_store: false,
  hide_apple_store: false,
  is_internal_team: false,
};

let configure: () => void;
/** What a service answers in place of what it says otherwise. */
let away: Record<string, () => Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers();
  away = {};
  const configuration = new Promise<Response>((resolve) => {
    configure = () => resolve(Response.json(CONFIGURATION));
  });
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    const instead = away[pathname];
    if (instead) return instead();
    if (pathname === '/api/main/config') return configuration.then((answer) => answer.clone());
    const known = pathname === '/api/mgmt/route';
    return Promise.resolve(Response.json({ code: 200 }, { status: known ? 200 : 404 }));
  });
  writeCookie(COOKIE_NAMES.acceptedNecessary, 'true');
  writeCookie(COOKIE_NAMES.videoTutorial, 'true');
});
afterEach(() => {
  cleanup();
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens an address of the app; without another one a page that belongs to everybody and to no remote. */
function openPage(path = '/acessibilidade', remotes: ResolvedRemote[] = []) {
  Reflect.get(window, 'happyDOM').setURL(`http://auto-mirante.localhost/client${path}`);
  const shell = aShell(remotes);
  shell.store.set(consentOpenAtom, false);
  shell.startup.begin();
  render(
    <ShellContext value={shell}>
      <Provider store={shell.store}>
        <QueryClientProvider client={shell.queryClient}>
          <BrowserRouter future={routerFuture}>
            <App onMoved={() => undefined} />
          </BrowserRouter>
        </QueryClientProvider>
      </Provider>
    </ShellContext>,
  );
  return shell;
}

const offered = ({ overlays }: ReturnType<typeof aShell>) =>
  overlays.dialogs().map(({ kind }) => kind);

test('the app is shown once the configuration has loaded, and the stores are offered 15 s after that, not after the page was opened [SHL-61] [SHL-62]', async () => {
  const shell = openPage();
  await pass(12_000);
  expect(document.querySelector('main')).toBeNull();
  configure();
  await pass(0);
  expect(document.querySelector('main')).not.toBeNull();
  await pass(10_000);
  // Their code comes meanwhile.
  await vi.dynamicImportSettled();
  await pass(4999);
  expect(offered(shell)).toEqual([]);
  await pass(1);
  expect(offered(shell)).toEqual(['stores']);
});

/** Lets time pass in at most fifty steps, until it is so. */
async function until(step: number, isSo: () => boolean): Promise<void> {
  for (let passed = 0; passed < 50 && !isSo(); passed += 1) await pass(step);
  expect(isSo()).toBe(true);
}
/** Waits for what is loaded with code of its own. */
const soon = (look: () => void) =>
  vi.waitFor(
    async () => {
      await pass(10);
      look();
    },
    { timeout: 20_000 },
  );
const unreachable = () => screen.queryByRole('heading', { name: 'O serviço não está a responder' });
const CLUSTER = '/api/mgmt/route';
const CONFIG = '/api/main/config';

test.each([
  ['the cluster', CLUSTER, 500, '[SHL-60]'],
  ['the cluster', CLUSTER, 0, '[SHL-60]'],
  ['the configuration', CONFIG, 500, '[SHL-63]'],
  ['the configuration', CONFIG, 0, '[SHL-63]'],
])(
  'while %s (%s) answers %i there is a screen with a retry, which tries again by itself %s [C-157]',
  async (_what, service, status) => {
    let tries = 0;
    configure();
    away[service] = () => {
      tries += 1;
      if (status === 0) return Promise.reject(new TypeError('network'));
      return Promise.resolve(Response.json({}, { status }));
    };
    openPage();
    await until(10, () => unreachable() !== null);
    expect(window.location.pathname).toBe('/client/acessibilidade');
    expect(tries).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
    // Sooner than the second that it would have waited.
    await until(10, () => tries === 2);
    expect(unreachable()).not.toBeNull();
    away = {};
    await until(200, () => unreachable() === null);
    expect(document.querySelector('main#conteudo')).not.toBeNull();
  },
);

test('the logo that is shown is the one that was found for the domain [SHL-02]', async () => {
  openPage();
  configure();
  await pass(0);
  const home = screen.getAllByRole('link', { name: 'Auto Mirante, início' });
  expect(home.map((link) => link.querySelector('img')?.getAttribute('src'))).toContain(
    '/api/main/photos/company/logo.svg',
  );
});

test('a visitor reads the terms of use without a login [PRO-19]', async () => {
  const { session } = openPage();
  const words = { domain: '', client: [], item: [], work: [], vat: '', name: '', terms: '' };
  const storage_fee = { hours: 24, euros_per_day: 5, vat: 'plus' };
  away['/api/main/terms/company'] = () => Promise.resolve(Response.json({ ...words, storage_fee }));
  configure();
  await pass(0);
  expect(session.current().mode).toBe('visitor');
  // The dialog, its texts and the tab are there one after the other.
  fireEvent.click(screen.getByRole('button', { name: 'Privacidade e termos' }));
  await soon(() => fireEvent.click(screen.getByRole('tab', { name: 'Utilização' })));
  await soon(() =>
    expect(screen.getByRole('tabpanel', { name: 'Utilização' }).textContent).toContain(
      '24 horas após a conclusão da reparação. Depois desse prazo, é devido o parqueamento de 5 euros mais IVA por dia. O prazo conta-se a partir do aviso.',
    ),
  );
}, 60_000);

test('every other path has the scrolling of the body back, whichever way it is reached [SHL-67]', async () => {
  const { navigation } = openPage();
  configure();
  await pass(0);
  const ways = [
    () => navigation.navigate('/outra'),
    () => navigation.navigate('/mais-uma', { replace: true }),
    () => navigation.navigate('/acessibilidade'),
  ];
  for (const go of ways) {
    const before = window.location.pathname;
    document.body.style.overflow = 'hidden';
    act(go);
    await pass(50);
    expect(window.location.pathname).not.toBe(before);
    expect(document.body.style.overflow).toBe('auto');
  }
});

/** A remote with the pages of customers, and one with the login. */
const pageOf = (
  path: string,
  modes: ('full' | 'visitor' | 'lite')[],
  layout: 'standard' | 'decision' = 'standard',
) => ({ name: path.split('/')[1] ?? '', path, title: 'Página', modes, layout });
const CUSTOMERS = [
  '/services',
  '/service-details/:id',
  '/equipment-details/:id',
  '/alterar-password',
  '/enviar-feedback',
  '/suporte-cliente',
  '/schedule/:id?',
  '/payment/:id',
];
const resolved = (pages: ReturnType<typeof pageOf>[]): ResolvedRemote => ({
  name: 'mf-services',
  release: releaseOf('1.0.0', { pages }),
  fallback: null,
  reason: 'everyone',
});

test.each([
  '/services',
  '/service-details/A-1',
  '/equipment-details/7',
  '/alterar-password',
  '/enviar-feedback',
  '/suporte-cliente',
  '/schedule',
  '/schedule/7',
  '/payment/S-1',
])(
  'whoever is not logged in gets no page of customers at %s, but the login [SHL-12] [SHL-17] [SHL-19] [SHL-20] [SHL-21] [SHL-27] [SHL-28]',
  async (path) => {
    openPage(path, [
      resolved([...CUSTOMERS.map((own) => pageOf(own, ['full'])), pageOf('/login', ['visitor'])]),
    ]);
    configure();
    await pass(0);
    expect(window.location.pathname).toBe('/client/login');
  },
);

test.each([
  { path: '/services-lite', isOffered: true },
  { path: '/service-details-lite', isOffered: true },
  { path: '/schedule-lite', isOffered: false },
])(
  'the end of the lite page $path offers the video and the stores: $isOffered [LITE-13] [LITE-14] [C-282]',
  async ({ path, isOffered }) => {
    openPage(path, [
      resolved([
        pageOf('/services-lite', ['lite']),
        pageOf('/service-details-lite', ['lite']),
        pageOf('/schedule-lite/:id?', ['lite'], 'decision'),
      ]),
    ]);
    configure();
    const video = () => screen.queryByRole('button', { name: 'Ver vídeo de demonstração' });
    await soon(() => expect(document.querySelector('main#conteudo')).not.toBeNull());
    if (isOffered) await soon(() => expect(video()).not.toBeNull());
    await pass(1000);
    expect(video() !== null).toBe(isOffered);
    expect(screen.queryAllByRole('link', { name: /Google Play|App Store/ })).toHaveLength(
      isOffered ? 2 : 0,
    );
  },
);
