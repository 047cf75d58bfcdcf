// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { createOverlays } from '../overlays/createOverlays.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { panelAtom } from '../state/panelAtom.ts';
import { startPrompts } from './startPrompts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  removeCookie(COOKIE_NAMES.videoTutorial);
});
afterEach(() => void vi.useRealTimers());

test('the welcome video is offered by a toast after 8000 ms, not a moment earlier [CKE-18]', () => {
  const overlays = createOverlays();
  const store = createStore();
  store.set(consentOpenAtom, false);
  const shell = { overlays, store, currentPath: () => '/services' };
  const stop = startPrompts(shell, { hidePlayStore: true, hideAppleStore: true });
  vi.advanceTimersByTime(7999);
  expect(overlays.toasts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(overlays.toasts()).toMatchObject([
    { message: 'Novo por aqui? Veja como funciona o portal.', action: { label: 'Ver vídeo' } },
  ]);
  expect(overlays.toasts()).toMatchObject([{ isOffered: true }]);
  stop();
});

test.each(['closed', 'clicked'])(
  'that the welcome video was dealt with, its toast %s, is in a cookie, and it is not offered again [CKE-06]',
  (how) => {
    const overlays = createOverlays();
    const store = createStore();
    store.set(consentOpenAtom, false);
    const shell = { overlays, store, currentPath: () => '/services' };
    const begin = () => startPrompts(shell, { hidePlayStore: true, hideAppleStore: true });
    const stop = begin();
    vi.advanceTimersByTime(60_000);
    const [toast] = overlays.toasts();
    expect(readCookie(COOKIE_NAMES.videoTutorial)).toBeNull();
    if (how === 'clicked') toast?.action?.run();
    overlays.dismissToast(toast?.id ?? '');
    expect(readCookie(COOKIE_NAMES.videoTutorial)).toBe('true');
    expect(document.cookie).toContain('videoTutorial=true');
    stop();
    begin();
    vi.advanceTimersByTime(60_000);
    expect(overlays.toasts()).toEqual([]);
  },
);

test('the app stores are offered by a dialog after 15000 ms, not a moment earlier, and later while a toast is open [CKE-23]', () => {
  writeCookie(COOKIE_NAMES.videoTutorial, 'true');
  for (const isBusy of [false, true]) {
    sessionStorage.clear();
    const overlays = createOverlays();
    const store = createStore();
    store.set(consentOpenAtom, false);
    const shell = { overlays, store, currentPath: () => '/services' };
    const stop = startPrompts(shell, { hidePlayStore: false, hideAppleStore: false });
    const kinds = () => overlays.dialogs().map(({ kind }) => kind);
    vi.advanceTimersByTime(14_999);
    expect(kinds()).toEqual([]);
    if (isBusy) {
      overlays.toast({ message: 'Copiado', action: { label: 'Ver', run: () => undefined } });
      vi.advanceTimersByTime(15_000);
      expect(kinds()).toEqual([]);
      overlays.dismissToast(overlays.toasts()[0]?.id ?? '');
      vi.advanceTimersByTime(15_000);
    } else vi.advanceTimersByTime(1);
    expect(kinds()).toEqual(['stores']);
    stop();
  }
});

test('the app stores are not offered while a dialog, a panel or the cookie banner is open or a form field has the focus, but at the next try [CKE-23] [C-285]', () => {
  writeCookie(COOKIE_NAMES.videoTutorial, 'true');
  const field = document.body.appendChild(document.createElement('input'));
  for (const kind of ['dialog', 'panel', 'banner', 'field'] as const) {
    sessionStorage.clear();
    const overlays = createOverlays();
    const store = createStore();
    store.set(consentOpenAtom, kind === 'banner');
    store.set(panelAtom, kind === 'panel' ? 'agenda' : null);
    if (kind === 'dialog') void overlays.info({ title: 'Título', body: 'Texto' });
    if (kind === 'field') field.focus();
    const shell = { overlays, store, currentPath: () => '/services' };
    const stop = startPrompts(shell, { hidePlayStore: false, hideAppleStore: false });
    const isOffered = () => overlays.dialogs().some((dialog) => dialog.kind === 'stores');
    vi.advanceTimersByTime(30_000);
    expect([kind, isOffered()]).toEqual([kind, false]);
    overlays.dismissDialog();
    field.blur();
    store.set(consentOpenAtom, false);
    store.set(panelAtom, null);
    vi.advanceTimersByTime(14_999);
    expect([kind, isOffered()]).toEqual([kind, false]);
    vi.advanceTimersByTime(1);
    expect([kind, isOffered()]).toEqual([kind, true]);
    stop();
  }
});
