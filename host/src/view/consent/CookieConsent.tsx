import { lazyPart } from '@portal/ui/lazyPart';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { withBoundary } from '../screens/boundaries/withBoundary.tsx';
import { COOKIE_POLICY_ID } from '../legal/cookiePolicyId.ts';
import { useShell } from '../useShell.ts';
import { consentChannel } from '../../shell/consent/consentChannel.ts';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';

const CookieBanner = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "consent" */ './CookieBanner.tsx')),
);

/** The cookie banner, visible until the necessary cookies were accepted (CKE-08), here or in another tab. */
export function CookieConsent() {
  const { overlays, recording } = useShell();
  const [open, setOpen] = useAtom(consentOpenAtom);
  const follow = useEffectEvent(() => {
    if (readCookie(COOKIE_NAMES.acceptedNecessary) !== null) setOpen(false);
    recording.follow();
  });
  useEffect(() => {
    const onAnswer = () => follow();
    consentChannel().addEventListener('message', onAnswer);
    return () => consentChannel().removeEventListener('message', onAnswer);
  }, []);
  if (!open) return null;
  return (
    <CookieBanner
      onClose={() => setOpen(false)}
      onDone={() => {
        setOpen(false);
        recording.follow();
      }}
      onPolicy={() => void overlays.legal('policy', COOKIE_POLICY_ID)}
    />
  );
}
