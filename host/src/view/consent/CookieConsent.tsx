import { lazyPart } from '@portal/ui/lazyPart';
import { useAtom } from 'jotai';
import { withBoundary } from '../screens/boundaries/withBoundary.tsx';
import { COOKIE_POLICY_ID } from '../legal/cookiePolicyId.ts';
import { useShell } from '../useShell.ts';
import { consentOpenAtom } from '../../shell/consent/consentOpenAtom.ts';

const CookieBanner = withBoundary(
  lazyPart(() => import(/* webpackChunkName: "consent" */ './CookieBanner.tsx')),
);

/** The cookie banner, visible until the necessary cookies were accepted (CKE-08). */
export function CookieConsent() {
  const { overlays, recording } = useShell();
  const [open, setOpen] = useAtom(consentOpenAtom);
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
