// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { removeCookie } from '../../browser/writeCookie.ts';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';
import { saveConsent } from '../../shell/consent/saveConsent.ts';
import { aShell } from '../../shell/testing/aShell.ts';
import { ShellContext } from '../useShell.ts';
import { CookieConsent } from './CookieConsent.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  removeCookie(COOKIE_NAMES.acceptedNecessary);
  removeCookie(COOKIE_NAMES.acceptedAnalytics);
});

test.each([true, false])(
  'what another tab answers closes the banner here, and recording follows it: analytics %s',
  async (analytics) => {
    const shell = aShell();
    shell.store.set(consentOpenAtom, true);
    const followed = vi.spyOn(shell.recording, 'follow').mockReturnValue();
    render(
      <Provider store={shell.store}>
        <ShellContext value={shell}>
          <CookieConsent />
        </ShellContext>
      </Provider>,
    );
    expect(followed).not.toHaveBeenCalled();
    const other = new BroadcastChannel('portal-consent');
    const told = new Promise((resolve) => other.addEventListener('message', resolve));
    saveConsent(analytics);
    await told;
    // The page that answers follows by itself.
    expect(followed).not.toHaveBeenCalled();
    other.postMessage(null);
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    expect(shell.store.get(consentOpenAtom)).toBe(false);
    other.close();
  },
);
