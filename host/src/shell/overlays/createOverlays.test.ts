// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import { createOverlays } from './createOverlays.ts';

afterEach(() => removeCookie(COOKIE_NAMES.readLocationRequest));

test('dialogs wait for each other; going back answers the one on screen with a no', async () => {
  const overlays = createOverlays();
  const approved = overlays.confirm({ title: 'Aprovar?', body: '', confirmLabel: 'Aprovar' });
  const phone = overlays.phonePrompt({ title: 'Telefone', body: '' });
  const seen = overlays.info({ title: 'Concluído!', body: '' });
  expect(overlays.dialogs().map(({ kind }) => kind)).toEqual(['confirm', 'phonePrompt', 'info']);
  expect([1, 2, 3, 4].map(() => overlays.dismissDialog())).toEqual([true, true, true, false]);
  expect(await Promise.all([approved, phone, seen])).toEqual([false, null, undefined]);
  expect(overlays.dialogs()).toEqual([]);
});

test('a toast whose words no longer hold is gone once, also before it is drawn, and never comes too late', () => {
  const overlays = createOverlays();
  const doubt = new AbortController();
  const onGone = vi.fn<() => void>();
  const { signal } = doubt;
  const told: number[] = [];
  overlays.subscribe(() => void told.push(overlays.toasts().length));
  overlays.toast({ message: 'Há uma nova versão.', signal, onGone });
  overlays.toast({ message: 'Guardado.' });
  doubt.abort();
  overlays.toast({ message: 'Há uma nova versão.', signal, onGone });
  expect(overlays.toasts().map(({ message }) => message)).toEqual(['Guardado.']);
  expect(onGone).toHaveBeenCalledTimes(2);
  expect(told).toEqual([1, 2, 1]);
});

test('a question that nobody asks any more goes unanswered, also where it waits or came too late', async () => {
  const overlays = createOverlays();
  const doubt = new AbortController();
  const { signal } = doubt;
  const question = { title: 'Sair?', body: '', confirmLabel: 'Sair', signal };
  void overlays.warn({ title: 'Aviso', body: '' });
  const asked = [overlays.confirm(question), overlays.phonePrompt({ ...question, signal })];
  const steady = overlays.confirm({ ...question, signal: new AbortController().signal });
  doubt.abort();
  expect(await Promise.all(asked)).toEqual([false, null]);
  expect(overlays.dialogs().map(({ kind }) => kind)).toEqual(['warn', 'confirm']);
  expect(await overlays.confirm(question)).toBe(false);
  expect(overlays.dialogs()).toHaveLength(2);
  overlays.dismissDialog();
  const [standing] = overlays.dialogs();
  if (standing?.kind !== 'confirm') throw new Error('no question');
  standing.answer(true);
  expect(await steady).toBe(true);
});

test('a question is closed before its answer is acted upon [PRO-16]', async () => {
  const overlays = createOverlays();
  const open: number[] = [];
  const acted = overlays
    .confirm({ title: 'Atenção', body: '', confirmLabel: 'Apagar a sua Conta' })
    .then((confirmed) => open.push(Number(confirmed), overlays.dialogs().length));
  const [question] = overlays.dialogs();
  if (question?.kind !== 'confirm') throw new Error('no question');
  question.answer(true);
  await acted;
  expect(open).toEqual([1, 0]);
});

test('what is only offered waits for what is asked, and takes nothing from the screen', () => {
  const overlays = createOverlays();
  const kinds = () => overlays.dialogs().map(({ kind }) => kind);
  void overlays.warn({ title: 'Aviso', body: '' });
  void overlays.stores();
  void overlays.demo('Indisponível na versão Demo.');
  expect(kinds()).toEqual(['warn', 'demo', 'stores']);
  overlays.dismissDialog();
  overlays.dismissDialog();
  void overlays.video();
  expect(kinds()).toEqual(['stores', 'video']);
});

test('the location is asked for once, and the answer is remembered [CKE-06]', async () => {
  const overlays = createOverlays();
  const both = Promise.all([overlays.location(), overlays.location()]);
  await vi.waitFor(() => expect(overlays.dialogs()).toHaveLength(1));
  overlays.dismissDialog();
  expect(await both).toEqual([false, false]);
  expect(readCookie(COOKIE_NAMES.readLocationRequest)).toBe('false');
  expect(await overlays.location()).toBe(false);
  expect(overlays.dialogs()).toEqual([]);
});

test('a permission is remembered as well [CKE-06]', async () => {
  const overlays = createOverlays();
  const asked = overlays.location();
  await vi.waitFor(() => expect(overlays.dialogs()).toHaveLength(1));
  const [question] = overlays.dialogs();
  if (question?.kind !== 'location') throw new Error('no question');
  question.answer(true);
  expect(await asked).toBe(true);
  expect(readCookie(COOKIE_NAMES.readLocationRequest)).toBe('true');
  expect(await overlays.location()).toBe(true);
  expect(overlays.dialogs()).toEqual([]);
});

test('a toast tells once that it is gone', () => {
  const overlays = createOverlays();
  const onGone = vi.fn<() => void>();
  overlays.toast({ message: 'Copiado', onGone });
  const id = overlays.toasts()[0]?.id ?? '';
  overlays.dismissToast(id);
  overlays.dismissToast(id);
  expect(onGone).toHaveBeenCalledOnce();
});
