import { TextLink } from '@portal/ui/TextLink';
import { useSetAtom } from 'jotai';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { BASE } from '../modes/modeOf.ts';
import { texts } from '../texts.ts';
import { useShell } from '../useShell.ts';
import styles from './Footer.module.css';

/** Terms, cookies and, on a phone, the powered-by link (SID-01). */
export function Footer() {
  const { overlays } = useShell();
  const openConsent = useSetAtom(consentOpenAtom);
  return (
    <footer className={styles.footer}>
      <TextLink standalone onClick={() => void overlays.legal()}>
        {texts.footer.legal}
      </TextLink>
      <TextLink standalone onClick={() => openConsent(true)}>
        {texts.footer.cookies}
      </TextLink>
      <span className="mobile-only">
        <TextLink standalone href={BASE}>
          {texts.poweredBy} {texts.appName}
        </TextLink>
      </span>
    </footer>
  );
}
