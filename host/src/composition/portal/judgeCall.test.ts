import { createTestPortal } from '@portal/remote/testPortal';
import type { ConfirmRequest } from '@portal/contract/overlays';
import type { PortalContext } from '@portal/contract/portalContext';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { releaseOf } from '../testing/plainRemote.ts';
import { bindPortal, judgeBy } from './bindPortal.ts';
import { judgeCall } from './judgeCall.ts';

const at = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
beforeEach(() => {
  judgeBy(judgeCall);
  at(0);
});
afterEach(() => {
  judgeBy((_mount, _what, act) => act());
  vi.restoreAllMocks();
});

const release = releaseOf('2.0.0', { name: 'mf-wild' });
const told = (code: string, message: string) => ({
  code,
  message,
  remote: 'mf-wild',
  release: '2.0.0',
});
const question = { title: 'Sim?', body: '', confirmLabel: 'Sim' };

/** A mount whose dialogs stay until they are answered. */
function mount() {
  const record = createTestPortal();
  const answers: ((answer: boolean) => void)[] = [];
  const confirm = ({ signal }: ConfirmRequest) =>
    new Promise<boolean>((resolve) => {
      answers.push(resolve);
      if (signal?.aborted) resolve(false);
      signal?.addEventListener('abort', () => resolve(false));
    });
  const portal: PortalContext = {
    ...record.portal,
    overlays: { ...record.portal.overlays, confirm },
  };
  return { ...record, ...bindPortal(portal, release), answers };
}

test('a view has three dialogs open or waiting; one more is answered with the least at once, until one is closed', async () => {
  const { portal, answers, failures } = mount();
  const asked = Array.from({ length: 5 }, () => portal.overlays.confirm(question));
  expect(answers).toHaveLength(3);
  await expect(Promise.all(asked.slice(3))).resolves.toEqual([false, false]);
  await expect(portal.overlays.phonePrompt({ title: '', body: '' })).resolves.toBeNull();
  expect(failures).toEqual([told('REMOTE-LIMIT', 'confirm')]);
  answers[0]?.(true);
  await expect(asked[0]).resolves.toBe(true);
  void portal.overlays.confirm(question);
  expect(answers).toHaveLength(4);
});

test('of many toasts five are shown, then one in two seconds, and who waits for the end of another goes on', () => {
  const { portal, shown, failures } = mount();
  const onGone = vi.fn<() => void>();
  for (let count = 0; count < 50; count += 1) portal.overlays.toast({ message: 'Olá', onGone });
  expect(shown).toHaveLength(5);
  expect(onGone).toHaveBeenCalledTimes(45);
  expect(failures).toEqual([told('REMOTE-LIMIT', 'toast')]);
  at(2000);
  for (let count = 0; count < 50; count += 1) portal.overlays.toast({ message: 'Olá' });
  expect(shown).toHaveLength(6);
});

test('a title that changes all the time stays what it was', () => {
  const { portal, titles, failures } = mount();
  for (let count = 0; count < 50; count += 1) portal.navigation.setTitle(`Título ${count}`);
  expect(titles).toHaveLength(10);
  expect(failures).toEqual([told('REMOTE-LIMIT', 'setTitle')]);
});

test('after its unmount a view moves nothing, asks nothing, and hears nothing', async () => {
  const { portal, end, visited, titles, openedPanels, guards, answers, failures, bus } = mount();
  end();
  const heard = vi.fn<() => void>();
  portal.navigation.navigate('/a');
  portal.navigation.navigator.push('/client/a');
  portal.navigation.setTitle('Meu');
  portal.navigation.openPanel('profile');
  portal.navigation.guard({ title: '', body: '', leaveLabel: '', stayLabel: '' })();
  portal.bus.on('client.changed', heard)();
  await expect(portal.overlays.confirm(question)).resolves.toBe(false);
  await expect(portal.overlays.location()).resolves.toBe(false);
  bus.emit('client.changed', {});
  expect([visited, titles, openedPanels, answers]).toEqual([[], [], [], []]);
  expect(guards()).toBe(0);
  expect(heard).not.toHaveBeenCalled();
  expect(failures).toEqual([told('REMOTE-GONE', 'navigate')]);
});

test('a view whose unmount is under way turns the page no more, and still ends what it holds', async () => {
  const { portal, leave, visited, titles, openedPanels, answers, pullToRefresh, failures, sent } =
    mount();
  portal.native.setPullToRefresh(false);
  leave();
  portal.navigation.navigate('/a');
  portal.navigation.navigator.replace('/client/a');
  portal.navigation.setTitle('Meu');
  portal.navigation.openPanel('profile');
  await expect(portal.overlays.confirm(question)).resolves.toBe(false);
  portal.native.setPullToRefresh(true);
  portal.bus.emit('client.changed', {});
  expect([visited, titles, openedPanels, answers]).toEqual([[], [], [], []]);
  expect(pullToRefresh).toEqual([false, true]);
  expect(sent).toHaveLength(1);
  expect(failures).toEqual([told('REMOTE-GONE', 'navigate')]);
});

test('a question that stands when its view goes is answered with no, and so is one that its view takes back', async () => {
  const { portal, end, answers } = mount();
  const doubt = new AbortController();
  const taken = portal.overlays.confirm({ ...question, signal: doubt.signal });
  doubt.abort();
  await expect(taken).resolves.toBe(false);
  await expect(portal.overlays.confirm({ ...question, signal: AbortSignal.abort() })).resolves.toBe(
    false,
  );
  const answered = portal.overlays.confirm(question);
  answers[2]?.(true);
  await expect(answered).resolves.toBe(true);
  const standing = portal.overlays.confirm(question);
  end();
  await expect(standing).resolves.toBe(false);
});

test('what a call came to is still said for twenty seconds, and events of a change always', () => {
  const { portal, end, shown, sent, failures } = mount();
  end();
  at(20_000);
  portal.overlays.toast({ message: 'Enviado' });
  void portal.overlays.warn({ title: 'Aviso', body: 'Não enviado' });
  expect(shown).toHaveLength(2);
  expect(failures).toEqual([]);
  at(20_001);
  portal.overlays.toast({ message: 'Enviado' });
  expect(shown).toHaveLength(2);
  expect(failures).toEqual([told('REMOTE-GONE', 'toast')]);
  expect(portal.bus.emit('client.changed', {})).toBe(true);
  expect(sent).toHaveLength(1);
  expect(portal.session.current()).toBeDefined();
});

test('a view that a login took off the page leads on once', () => {
  const { portal, end, setSession, visited, failures } = mount();
  setSession({ mode: 'visitor' });
  end();
  for (let count = 0; count < 3; count += 1) portal.navigation.navigate('/perfil');
  expect(visited).toEqual(['/client/perfil']);
  expect(failures).toEqual([told('REMOTE-GONE', 'navigate')]);
});

test('what a view holds of the pull to refresh is given back with its mount, and no more than that', () => {
  const { portal, end, pullToRefresh } = mount();
  const { setPullToRefresh } = portal.native;
  for (const isAllowed of [false, false, true]) setPullToRefresh(isAllowed);
  expect(pullToRefresh).toEqual([false, false, true]);
  end();
  expect(pullToRefresh).toEqual([false, false, true, true]);
  setPullToRefresh(false);
  expect(pullToRefresh).toHaveLength(4);
});

test('a view that left before the judge came is held to it, too', () => {
  judgeBy((_mount, _what, act) => act());
  const { portal, end, visited } = mount();
  end();
  judgeBy(judgeCall);
  portal.navigation.navigate('/a');
  expect(visited).toEqual([]);
});
