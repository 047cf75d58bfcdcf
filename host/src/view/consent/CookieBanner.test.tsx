// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import CookieBanner from './CookieBanner.tsx';
import { necessaryCookies } from './necessaryCookies.ts';
import { saveConsent } from '../../shell/consent/saveConsent.ts';
import { texts } from './texts.ts';

afterEach(() => {
  cleanup();
  removeCookie(COOKIE_NAMES.acceptedNecessary);
  removeCookie(COOKIE_NAMES.acceptedAnalytics);
});

test('accepting records both consents and tells the shell [CKE-07] [CKE-12] [CKE-14]', () => {
  const done = vi.fn<() => void>();
  render(
    <CookieBanner onClose={vi.fn<() => void>()} onDone={done} onPolicy={vi.fn<() => void>()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.accept }));
  expect(readCookie(COOKIE_NAMES.acceptedNecessary)).not.toBeNull();
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).not.toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('rejecting in the first question accepts the necessary ones alone, in one press [CKE-12] [CKE-13] [CKE-14] [LAW-14]', () => {
  const done = vi.fn<() => void>();
  render(
    <CookieBanner onClose={vi.fn<() => void>()} onDone={done} onPolicy={vi.fn<() => void>()} />,
  );
  const first = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(first).toEqual(['Rejeitar', 'Aceitar', 'Escolher', 'Política de cookies']);
  fireEvent.click(screen.getByRole('button', { name: 'Rejeitar' }));
  expect(readCookie(COOKIE_NAMES.acceptedNecessary)).not.toBeNull();
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('the detailed view starts with analytics on and the necessary ones fixed [CKE-07] [CKE-09] [CKE-10] [CKE-11] [CKE-13] [CKE-14]', () => {
  const done = vi.fn<() => void>();
  render(
    <CookieBanner onClose={vi.fn<() => void>()} onDone={done} onPolicy={vi.fn<() => void>()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.choose }));
  const necessary = screen.getByRole<HTMLInputElement>('switch', { name: texts.necessary });
  const analytics = screen.getByRole<HTMLInputElement>('switch', { name: texts.analytics });
  expect([necessary.checked, necessary.disabled, analytics.checked]).toEqual([true, true, true]);
  fireEvent.click(analytics);
  fireEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(readCookie(COOKIE_NAMES.acceptedNecessary)).not.toBeNull();
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('the switch as it stands, on, accepts analytics as well [CKE-13] [CKE-14]', () => {
  const done = vi.fn<() => void>();
  render(
    <CookieBanner onClose={vi.fn<() => void>()} onDone={done} onPolicy={vi.fn<() => void>()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.choose }));
  fireEvent.click(screen.getByRole('button', { name: texts.save }));
  expect(readCookie(COOKIE_NAMES.acceptedNecessary)).not.toBeNull();
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).not.toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('one click in the detailed view accepts without analytics, whatever the switch says [CKE-10] [CKE-12] [CKE-13] [CKE-14] [C-106] [C-160]', () => {
  const done = vi.fn<() => void>();
  render(
    <CookieBanner onClose={vi.fn<() => void>()} onDone={done} onPolicy={vi.fn<() => void>()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.choose }));
  fireEvent.click(screen.getByRole('button', { name: 'Só os necessários' }));
  expect(readCookie(COOKIE_NAMES.acceptedNecessary)).not.toBeNull();
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});

test('opened again, the switch stands as it was answered', () => {
  saveConsent(false);
  render(
    <CookieBanner
      onClose={vi.fn<() => void>()}
      onDone={vi.fn<() => void>()}
      onPolicy={vi.fn<() => void>()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: texts.choose }));
  expect(screen.getByRole<HTMLInputElement>('switch', { name: texts.analytics }).checked).toBe(
    false,
  );
});

test('every cookie of the portal is listed in the detail', () => {
  const listed = necessaryCookies.flatMap(({ name }) => name.split(', '));
  expect(listed.toSorted()).toEqual([...Object.values(COOKIE_NAMES), DEVICE_KEY.cookie].toSorted());
});

test('a later refusal takes the analytics consent back', () => {
  saveConsent(true);
  saveConsent(false);
  expect(readCookie(COOKIE_NAMES.acceptedAnalytics)).toBeNull();
});
