// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { createOverlays } from '../overlays/createOverlays.ts';
import { removeCookie } from '../session/cookies.ts';
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
  stop();
});
