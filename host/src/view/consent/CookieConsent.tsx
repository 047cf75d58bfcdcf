import { lazyPart } from '@portal/ui/lazyPart';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { useIsInBrowser } from '@portal/remote/useIsInBrowser';
import { useAtom } from 'jotai';
import { withBoundary } from '../screens/boundaries/withBoundary.tsx';
import { COOKIE_POLICY_ID } from '../legal/cookiePolicyId.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { useShell } from '../useShell.ts';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';

const CookieBanner = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "consent" */ './CookieBanner.tsx')),
);

/** The cookie banner, visible until the necessary cookies were accepted (CKE-08). */
export function CookieConsent() {
  const { overlays, recording } = useShell();
  const [open, setOpen] = useAtom(consentOpenAtom);
  const isInBrowser = useIsInBrowser();
  if (!open || !isInBrowser) return null;
  const wasAnswered = readCookie(COOKIE_NAMES.acceptedNecessary) !== null;
  return (
    <CookieBanner
      onClose={wasAnswered ? () => setOpen(false) : undefined}
      onDone={() => {
        setOpen(false);
        recording.follow();
      }}
      onPolicy={() => void overlays.legal('policy', COOKIE_POLICY_ID)}
    />
  );
}
