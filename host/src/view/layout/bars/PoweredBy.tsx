import { PORTAL_ADDRESSES } from '../../../address/portalAddresses.ts';
import { texts } from '../../../shell/texts.ts';
import styles from './PoweredBy.module.css';

/** Whose portal the provider uses, quietly: a way out of this one (SID-01). */
export function PoweredBy() {
  return (
    <a className={styles.link} href={PORTAL_ADDRESSES.site} target="_blank" rel="noopener">
      {texts.poweredBy} <span className={styles.name}>{texts.appName}</span>
    </a>
  );
}
