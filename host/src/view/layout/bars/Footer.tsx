import { LEGAL_PATHS } from '@portal/contract/paths';
import { TextLink } from '@portal/ui/TextLink';
import { useSetAtom } from 'jotai';
import { APP_VERSION } from '../../../address/appVersion.ts';
import { consentOpenAtom } from '../../../shell/consent/consentOpenAtom.ts';
import { BASE } from '../../../address/appPath.ts';
import { texts } from '../../../shell/texts.ts';
import { PORTAL_ADDRESSES } from '../../../address/portalAddresses.ts';
import { useShell } from '../../useShell.ts';
import { ACCESSIBILITY_PAGE } from '../../../address/pages/hostPageOf.ts';
import styles from './Footer.module.css';

/** Who the provider is, legal texts, cookies, accessibility, complaints, version (LIM-01, LAW-01). */
export function Footer() {
  const { overlays } = useShell();
  const openConsent = useSetAtom(consentOpenAtom);
  return (
    <footer className={styles.footer}>
      {/* Pages of the edge, not of the shell: the browser goes there by itself (LAW-01, LAW-05, D-11). */}
      <TextLink standalone href={LEGAL_PATHS.about} target="_self">
        {texts.footer.about}
      </TextLink>
      <TextLink standalone onClick={() => void overlays.legal()}>
        {texts.footer.legal}
      </TextLink>
      <TextLink standalone onClick={() => openConsent(true)}>
        {texts.footer.cookies}
      </TextLink>
      <TextLink standalone href={BASE + ACCESSIBILITY_PAGE.path}>
        {texts.footer.accessibility}
      </TextLink>
      <TextLink standalone href={LEGAL_PATHS.withdrawal} target="_self">
        {texts.footer.withdrawal}
      </TextLink>
      <TextLink standalone href={PORTAL_ADDRESSES.complaintsBook} target="_blank">
        {texts.footer.complaints}
      </TextLink>
      <small className={styles.version}>{texts.footer.version(APP_VERSION)}</small>
    </footer>
  );
}
