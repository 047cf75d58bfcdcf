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
      <button type="button" onClick={() => void overlays.legal()}>
        {texts.footer.legal}
      </button>
      <button type="button" onClick={() => openConsent(true)}>
        {texts.footer.cookies}
      </button>
      <a className={styles.mobile} href={BASE}>
        {texts.poweredBy} {texts.appName}
      </a>
    </footer>
  );
}
