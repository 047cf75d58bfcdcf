// @vitest-environment happy-dom
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { QueryClientProvider } from '@portal/remote/query';
import { createTestPortal } from '@portal/remote/testPortal';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';
import type { Shell } from '../../shell/createShell.ts';
import { drawnAtom } from '../../shell/state/drawnAtom.ts';
import { panelAtom } from '../../shell/state/panelAtom.ts';
import { aShell } from '../../shell/testing/aShell.ts';
import { ShellContext } from '../useShell.ts';
import LiteAccount from './LiteAccount.tsx';
import LiteFoot from './LiteFoot.tsx';
import LiteFrame from './LiteFrame.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the lite details (or another page) at a provider, as a visitor whom the link of this subject brought, or none. */
function open(
  changes: Partial<ProviderSnapshot>,
  subjectId: string | null = 'A-1',
  start = '/service-details-lite',
  isDrawn = false,
) {
  Reflect.get(window, 'happyDOM').setURL(
    `http://auto-mirante.localhost/client${start}${subjectId === null ? '' : '?token=k'}`,
  );
  const shell = aShell();
  shell.store.set(consentOpenAtom, false);
  if (isDrawn)
    shell.store.set(drawnAtom, {
      dangerouslySetInnerHTML: { __html: '' },
      suppressHydrationWarning: true,
    });
  shell.session.setLite({
    subjectId,
    hasEnded: false,
    isClient: false,
    hasAccount: false,
    itemsKey: 'items',
  });
  const logOut = vi.spyOn(shell.leaveLite, 'logOut').mockReturnValue();
  const provider = { ...createTestPortal().portal.provider, ...changes };
  const page = (path: string) => (
    <Provider store={shell.store}>
      <QueryClientProvider client={shell.queryClient}>
        <ShellContext value={shell}>
          <LiteFrame provider={provider} path={path}>
            <h1>Em curso</h1>
            <LiteFoot provider={provider} />
          </LiteFrame>
        </ShellContext>
      </QueryClientProvider>
    </Provider>
  );
  const { container, rerender } = render(page(start));
  return { ...shell, logOut, container, goTo: (path: string) => rerender(page(path)) };
}

/** What a visitor sees and is asked, and when: after each moment the page and the question. */
async function visit(isInternalTeam: boolean) {
  const { container, overlays, logOut, goTo } = open({ isInternalTeam });
  const seen: { after: string; page: string; toasts: number }[] = [];
  const look = (after: string) =>
    seen.push({ after, page: container.innerHTML, toasts: overlays.toasts().length });
  await pass(3999);
  look('3999 ms');
  await pass(1);
  look('4 s');
  await pass(1999);
  look('5999 ms');
  await pass(1);
  look('6 s');
  const [{ message, action, id, ...others } = { message: '', id: '' }] = overlays.toasts();
  overlays.dismissToast(id);
  goTo('/services-lite');
  await pass(2499);
  look('2499 ms after a navigation');
  await pass(1);
  look('2.5 s after a navigation');
  action?.run();
  const isOut = logOut.mock.calls.length === 1;
  cleanup();
  return { message, label: action?.label, rest: { seen, others, isOut } };
}

test('the question of the toast and the word of its link are all that the internal team has of its own [LITE-19] [LITE-20] [LITE-21] [C-261]', async () => {
  const usual = await visit(false);
  const internal = await visit(true);
  expect([usual.message, usual.label]).toEqual(['Estes dados são seus?', 'Não são']);
  expect([internal.message, internal.label]).toEqual(['O que vão ver os meus Clientes?', 'Sair']);
  expect(internal.rest).toEqual(usual.rest);
  expect(usual.rest.isOut).toBe(true);
  expect(usual.rest.seen.map(({ toasts }) => toasts)).toEqual([0, 0, 0, 1, 0, 1]);
  expect(usual.rest.seen.map(({ page }) => page.includes('Em curso'))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('of a welcome that stood in its document the four seconds and the question count from its first paint [LITE-17] [C-724]', async () => {
  const startTime = performance.now();
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { startTime, name: 'paint', entryType: 'paint', duration: 0, toJSON: () => ({}) },
  ]);
  await pass(2500);
  const { container, overlays } = open({}, 'A-1', '/service-details-lite', true);
  await pass(1499);
  expect(container.innerHTML).not.toContain('Em curso');
  await pass(1);
  expect(container.innerHTML).toContain('Em curso');
  await pass(1999);
  expect(overlays.toasts()).toHaveLength(0);
  await pass(1);
  // No killed release is kept for it (C-961).
  expect(overlays.toasts()).toMatchObject([{ isOffered: true }]);
});

test.each<[what: string, cover: (shell: Shell) => void, uncover: (shell: Shell) => void]>([
  [
    'the cookie banner',
    ({ store }) => store.set(consentOpenAtom, true),
    ({ store }) => store.set(consentOpenAtom, false),
  ],
  [
    'a dialog',
    ({ overlays }) => void overlays.info({ title: 'Aviso', body: 'Lido.' }),
    ({ overlays }) => {
      const [dialog] = overlays.dialogs();
      if (dialog?.kind === 'info') dialog.answer();
    },
  ],
  [
    'a panel',
    ({ store }) => store.set(panelAtom, 'items'),
    ({ store }) => store.set(panelAtom, null),
  ],
])(
  'while %s lies over the page the question waits, and comes within a second after it [LITE-21] [C-382]',
  async (_what, cover, uncover) => {
    const shell = open({});
    act(() => cover(shell));
    await pass(30_000);
    expect(shell.overlays.toasts()).toEqual([]);
    act(() => uncover(shell));
    await pass(1000);
    expect(shell.overlays.toasts().map(({ message }) => message)).toEqual([
      'Estes dados são seus?',
    ]);
  },
);

const work = 'A preparar os seus dados…';
const appointment = 'A preparar a sua marcação…';

test.each([
  { subjectId: 'A-1', path: '/service-details-lite', words: work },
  { subjectId: 'S-1', path: '/service-details-lite', words: appointment },
  { subjectId: 'A-1', path: '/services-lite', words: work },
  { subjectId: 'S-1', path: '/services-lite', words: appointment },
  { subjectId: null, path: '/services-lite', words: null },
  { subjectId: null, path: '/service-details-lite', words: null },
  { subjectId: 'A-1', path: '/schedule-lite', words: null },
  { subjectId: null, path: '/schedule-lite/7', words: null },
])(
  'a link of $subjectId opens $path with the splash «$words» for 4 s; without a link, and in the wizard, there is none [LITE-17] [C-283]',
  async ({ subjectId, path, words }) => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'),
    );
    open({ logo: '/api/main/photos/company/logo.svg' }, subjectId, path);
    await pass(words === null ? 0 : 3999);
    const page = () => screen.queryByRole('heading', { name: 'Em curso' });
    const logo = () => screen.queryByRole('img', { name: 'Auto Mirante' });
    const seen = [work, appointment].filter((text) => screen.queryByText(text) !== null);
    expect(seen).toEqual(words === null ? [] : [words]);
    expect([logo() !== null, page() === null]).toEqual([words !== null, words !== null]);
    await pass(1);
    expect([logo(), page() === null]).toEqual([null, false]);
  },
);

test.each([
  { hidePlayStore: false, hideAppleStore: false, shown: ['Google Play', 'App Store'] },
  { hidePlayStore: true, hideAppleStore: false, shown: ['App Store'] },
  { hidePlayStore: false, hideAppleStore: true, shown: ['Google Play'] },
  { hidePlayStore: true, hideAppleStore: true, shown: [] },
])(
  'the foot has the video and these stores: $shown [LITE-13] [LITE-14] [LITE-22]',
  async ({ shown, ...hidden }) => {
    const { overlays } = open(hidden);
    await pass(4000);
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown);
    fireEvent.click(screen.getByRole('button', { name: 'Ver vídeo de demonstração' }));
    expect(overlays.dialogs().map(({ kind }) => kind)).toEqual(['video']);
  },
);

test.each([
  { hasAccount: true, offered: 'Voltar à minha conta' },
  { hasAccount: false, offered: 'Iniciar Sessão' },
])(
  'with a session ($hasAccount) the header offers «$offered» and nothing else [LITE-15]',
  ({ hasAccount, offered }) => {
    const shell = aShell();
    shell.session.setLite({
      subjectId: 'A-1',
      hasEnded: false,
      isClient: true,
      hasAccount,
      itemsKey: 'items',
    });
    render(
      <ShellContext value={shell}>
        <LiteAccount />
      </ShellContext>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([offered]);
  },
);
