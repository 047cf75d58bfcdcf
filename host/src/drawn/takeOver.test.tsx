// @vitest-environment happy-dom
import { TEST_PROVIDER } from '@portal/remote/testing/testProvider';
import type { LiteVisit } from '@portal/contract/liteVisit';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTO_MIRANTE, aShell } from '../shell/testing/aShell.ts';
import type { StartupState } from '../shell/startup/startupState.ts';
import type { Shell } from '../shell/createShell.ts';
import { clockOffAtom } from '../shell/state/clockOffAtom.ts';
import { cookiesBlockedAtom } from '../shell/state/cookiesBlockedAtom.ts';
import { reachedAtom } from '../shell/state/reachedAtom.ts';
import { slowAtom } from '../shell/state/slowAtom.ts';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { takeOver } from './takeOver.ts';

const READY: StartupState = {
  kind: 'ready',
  provider: { ...TEST_PROVIDER, name: AUTO_MIRANTE.name, vertical: AUTO_MIRANTE.vertical },
};
const pressed = vi.fn<() => void>();
const page = (
  <button type="button" onClick={pressed}>
    Entrar
  </button>
);

let root = document.createElement('div');
const openAt = (path: string) =>
  Reflect.get(window, 'happyDOM').setURL(`http://auto-mirante.localhost/client${path}`);

beforeEach(() => {
  pressed.mockReset();
  openAt('/login');
  root = document.createElement('div');
  root.innerHTML = '<button type="button" data-pressed="">Entrar</button>';
  root.dataset['drawn'] = '/login';
  document.body.append(root);
});
afterEach(() => {
  document.cookie = 'sessionMark=; path=/; max-age=0';
  window.history.replaceState(null, '');
  document.body.replaceChildren();
});

/** The code of the page has come; what it did with the drawing so far. */
function begin(visit: LiteVisit | null = null) {
  const shell = aShell();
  if (visit) {
    shell.session.setPath(shell.currentPath());
    shell.session.setLite(visit);
  }
  const failure = vi.spyOn(shell.report, 'failure').mockReturnValue();
  const tellHost = vi.spyOn(shell, 'tellHost').mockReturnValue();
  const draw = vi.fn<() => void>();
  const button = root.firstElementChild;
  const taken = takeOver({ shell, root, portal: page, draw });
  const outcome = () => ({
    isKept: root.firstElementChild === button,
    isDrawnAnew: draw.mock.calls.length === 1,
    isMarked: root.dataset['drawn'] !== undefined,
    presses: pressed.mock.calls.length,
    told: failure.mock.calls.length,
  });
  const lead = async (state: StartupState) => {
    await act(async () => {
      shell.store.set(startupAtom, state);
      await taken;
    });
  };
  return { shell, outcome, lead, tellHost };
}

test('a page that is as it was drawn is taken over once the start is done, and does what was pressed [SHL-49] [SHL-64] [C-612] [C-613]', async () => {
  const { outcome, lead } = begin();
  expect(outcome()).toMatchObject({ isMarked: true, presses: 0 });
  await lead(READY);
  expect(outcome()).toEqual({
    ...{ isKept: true, isDrawnAnew: false, isMarked: false, presses: 1, told: 0 },
  });
});

test.each<[string, StartupState, () => void]>([
  ['whose services do not answer', { kind: 'unreachable' }, () => undefined],
  ['that the start has led elsewhere', READY, () => openAt('/registo')],
  ['with a query by now', READY, () => openAt('/login?next=%2Fperfil')],
  [
    'that another one has opened with words',
    READY,
    () => window.history.replaceState({ usr: { purpose: 'Para pagar' } }, ''),
  ],
  [
    'of a provider of another name by now',
    { kind: 'ready', provider: { ...READY.provider, name: 'Auto Novo' } },
    () => undefined,
  ],
])(
  'a page %s is drawn as in an empty root, and what was pressed is forgotten [SHL-49] [SHL-64] [C-612] [C-613]',
  async (_what, state, change) => {
    const { outcome, lead } = begin();
    change();
    await lead(state);
    expect(outcome()).toMatchObject({ isDrawnAnew: true, isMarked: false, presses: 0 });
  },
);

test.each<[string, (store: Shell['store']) => void]>([
  ['that there is no connection', (store) => store.set(reachedAtom, false)],
  ['that an answer takes long', (store) => store.set(slowAtom, 1)],
  ['that the clock is wrong', (store) => store.set(clockOffAtom, 90)],
  ['that cookies are blocked', (store) => store.set(cookiesBlockedAtom, true)],
])(
  'a page with something to say above it, %s, is drawn as in an empty root [SHL-49] [C-613]',
  async (_what, change) => {
    const { shell, outcome, lead } = begin();
    change(shell.store);
    await lead(READY);
    expect(outcome()).toMatchObject({ isDrawnAnew: true, isMarked: false, presses: 0 });
  },
);

test('that the start takes long is said beside the drawing, which stays [SHL-49] [SHL-64] [C-613]', async () => {
  const { shell, outcome, lead } = begin();
  await act(async () =>
    shell.store.set(startupAtom, { kind: 'starting', step: 'configuration', slow: true }),
  );
  expect(document.body.textContent).toContain('Está a demorar mais do que o habitual');
  expect(outcome()).toMatchObject({ isKept: true, isMarked: true });
  await lead(READY);
  expect(document.body.textContent).toBe('Entrar');
});

test('a drawing that is not what the code draws is drawn anew, and told: it counts against the build of the shell [C-851]', async () => {
  root.innerHTML = '<p>Outra coisa</p>';
  const { outcome, lead, tellHost } = begin();
  await lead(READY);
  await vi.waitFor(() => expect(root.textContent).toBe('Entrar'));
  expect(outcome()).toMatchObject({ isKept: false, told: 1 });
  expect(tellHost).toHaveBeenCalledWith('SHELL-HYDRATION');
});

const VISIT: LiteVisit = {
  ...{ subjectId: 'A-1', hasEnded: false, isClient: false, hasAccount: false, itemsKey: '' },
};
/** The work of a link, as it was drawn. */
function openLink(query: string) {
  openAt(`/service-details-lite${query}`);
  root.dataset['drawn'] = '/service-details-lite';
}

test('the work of a link is taken over as it was drawn, whatever its address has besides, and does what was pressed [SHL-49] [C-720]', async () => {
  openLink('?token=chave&fo=1&s=C');
  const { outcome, lead } = begin(VISIT);
  await lead(READY);
  expect(outcome()).toEqual({
    ...{ isKept: true, isDrawnAnew: false, isMarked: false, presses: 1, told: 0 },
  });
});

test.each<[string, Partial<LiteVisit>]>([
  ['that opens nothing any more', { subjectId: null, hasEnded: true }],
  ['of a browser with an account', { hasAccount: true }],
])('the work of a link %s is drawn as in an empty root [SHL-49] [C-720]', async (_what, change) => {
  openLink('?token=chave&fo=1');
  const { outcome, lead } = begin({ ...VISIT, ...change });
  await lead(READY);
  expect(outcome()).toMatchObject({ isDrawnAnew: true, isMarked: false, presses: 0 });
});

/** The page of a customer with this session, as it was drawn for the one with that mark. */
function openSession(mark: string, drawnFor: string) {
  openAt('/payment/A-1');
  root.dataset['drawn'] = '/payment/A-1';
  root.dataset['session'] = drawnFor;
  document.cookie = `sessionMark=${mark}; path=/`;
}

test('the page of a customer is taken over as it was drawn, and does what was pressed [SHL-49] [C-735]', async () => {
  openSession('ana-to', 'ana-to');
  const { outcome, lead } = begin();
  await lead(READY);
  expect(outcome()).toEqual({
    ...{ isKept: true, isDrawnAnew: false, isMarked: false, presses: 1, told: 0 },
  });
});

test.each([
  ['of another customer', 'rui-to', 'ana-to'],
  ['whose session is over', 'ended', 'ana-to'],
])('the page %s is drawn as in an empty root [SHL-49] [C-735]', async (_what, mark, drawnFor) => {
  openSession(mark, drawnFor);
  const { outcome, lead } = begin();
  await lead(READY);
  expect(outcome()).toMatchObject({ isDrawnAnew: true, isMarked: false, presses: 0 });
});

test('a page that was drawn for visitors is not taken over by a customer [SHL-49] [C-613] [C-735]', async () => {
  document.cookie = 'sessionMark=ana-to; path=/';
  const { outcome, lead } = begin();
  await lead(READY);
  expect(outcome()).toMatchObject({ isDrawnAnew: true, isMarked: false, presses: 0 });
});
