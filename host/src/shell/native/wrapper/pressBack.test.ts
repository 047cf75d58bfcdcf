// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createLayers } from '../../navigation/createLayers.ts';
import { createNavigation } from '../../navigation/createNavigation.ts';
import { createOverlays } from '../../overlays/createOverlays.ts';
import { modeOf } from '../../../address/modeOf.ts';
import { pressBack } from './pressBack.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function setUp(path: string, token: string | null = 'token', index = 0) {
  const state: { panel: string | null } = { panel: null };
  const visited: string[] = [];
  const overlays = createOverlays();
  const navigation = createNavigation({
    ask: async () => true,
    setTitle: () => undefined,
    openPanel: (name) => (state.panel = name),
    closePanel: () => (state.panel = null),
    resolve: (to) => to,
  });
  navigation.attach({
    push: (to) => void visited.push(String(to)),
    replace: (to) => void visited.push(`replace ${String(to)}`),
  });
  const layers = createLayers({
    overlays,
    navigation,
    panel: {
      isOpen: () => state.panel !== null,
      close: () => (state.panel = null),
      watch: () => undefined,
    },
  });
  window.history.replaceState({ idx: index }, '');
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const session = {
    held: () => token,
    current: () => ({ mode: modeOf(path, token !== null) }),
  };
  const toAccount = () => void visited.push('account');
  const press = () => pressBack({ layers, navigation, overlays, session, toAccount, path });
  return { state, visited, overlays, navigation, press, back };
}

/** An overlay of a remote, which closes as the components do. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  dialog.addEventListener('cancel', () => dialog.remove());
  document.body.append(dialog);
  return dialog;
}

test('one layer per press: the viewer, the dialog of the shell, the panel, then the page [NAT-10]', () => {
  const { state, overlays, press, back } = setUp('/perfil', 'token', 3);
  void overlays.info({ title: 'A', body: 'B' });
  const viewer = openDialog();
  state.panel = 'notifications';
  expect(press()).toBe('closed-dialog');
  expect(viewer.isConnected).toBe(false);
  expect(overlays.dialogs()).toHaveLength(1);
  expect(press()).toBe('closed-dialog');
  expect(overlays.dialogs()).toHaveLength(0);
  expect(state.panel).toBe('notifications');
  expect(press()).toBe('closed-panel');
  expect(state.panel).toBeNull();
  expect(back).not.toHaveBeenCalled();
  expect(press()).toBe('went-back');
  expect(back).toHaveBeenCalledOnce();
});

test('the first question about cookies holds nobody back; opened again, it closes first [NAT-10] [NAT-12]', () => {
  const { press } = setUp('/services', 'token', 0);
  const sheet = openDialog();
  sheet.setAttribute('data-cookie-sheet', 'asks');
  expect(press()).toBe('exits');
  expect(sheet.isConnected).toBe(true);
  sheet.setAttribute('data-cookie-sheet', 'open');
  expect(press()).toBe('closed-dialog');
  expect(sheet.isConnected).toBe(false);
});

test('the old appointments close after the dialogs and before the menu that shows them, the wizard behind waits [NAT-10] [NAT-11]', () => {
  const { state, overlays, navigation, press } = setUp('/schedule', 'token', 2);
  const wizard = vi.fn<() => boolean>(() => true);
  navigation.interceptBack(wizard);
  state.panel = 'agenda';
  const leave = navigation.interceptBack(() => {
    leave();
    return true;
  }, 'panel');
  void overlays.info({ title: 'A', body: 'B' });
  const viewer = openDialog();
  expect(press()).toBe('closed-dialog');
  expect([viewer.isConnected, overlays.dialogs().length]).toEqual([false, 1]);
  expect(press()).toBe('closed-dialog');
  expect(overlays.dialogs()).toEqual([]);
  expect(press()).toBe('stepped-back');
  expect(state.panel).toBe('agenda');
  expect(press()).toBe('closed-panel');
  expect(wizard).not.toHaveBeenCalled();
  expect(press()).toBe('stepped-back');
  expect(wizard).toHaveBeenCalledOnce();
});

test('the first step of the wizard leaves it as the browser does [NAT-11] [NAT-15]', () => {
  const { press, back, visited } = setUp('/schedule', 'token', 2);
  expect(press()).toBe('went-back');
  expect(back).toHaveBeenCalledOnce();
  expect(visited).toEqual([]);
});

test.each(['/perfil', '/payment/S-7', '/equipment-details/7', '/services-history'])(
  'on %s, as in any other place, it does a browser back and goes nowhere itself [NAT-15]',
  (path) => {
    const { press, back, visited } = setUp(path, 'token', 3);
    expect(press()).toBe('went-back');
    expect(back).toHaveBeenCalledOnce();
    expect(visited).toEqual([]);
  },
);

test('the home exits, whatever lies behind it [NAT-12]', () => {
  const { press, back } = setUp('/services', 'token', 5);
  expect(press()).toBe('exits');
  expect(back).not.toHaveBeenCalled();
});

test('the lite home offers the account to whom has one [NAT-13]', async () => {
  const { press, overlays, visited } = setUp('/services-lite');
  expect(press()).toBe('offered-account');
  const dialog = overlays.dialogs()[0];
  if (dialog?.kind !== 'confirm') throw new Error('Nothing was offered.');
  expect(dialog.request.confirmLabel).toBe('Voltar à minha conta');
  dialog.answer(true);
  await vi.waitFor(() => expect(visited).toEqual(['account']));
});

test('the lite home of a link without a session exits, whatever lies behind it [NAT-12] [C-957]', () => {
  const details = setUp('/service-details-lite', null, 0);
  expect(details.press()).toBe('went-home');
  // The details that it led home from lie behind it now.
  const { press, back, visited } = setUp('/services-lite', null, 1);
  expect(press()).toBe('exits');
  expect(back).not.toHaveBeenCalled();
  expect(visited).toEqual([]);
});

test('service details go to the home of their mode [NAT-14]', () => {
  const full = setUp('/service-details/A-1', 'token', 4);
  expect(full.press()).toBe('went-home');
  expect(full.visited).toEqual(['/client/services']);
  const lite = setUp('/service-details-lite', null, 4);
  expect(lite.press()).toBe('went-home');
  expect(lite.visited).toEqual(['/client/services-lite']);
});

test('a page that was opened from outside has the home behind it [NAT-15]', () => {
  const { press, visited } = setUp('/perfil', 'token', 0);
  expect(press()).toBe('went-home');
  expect(visited).toEqual(['replace /client/services']);
  expect(setUp('/login', null, 0).press()).toBe('exits');
});
