import { IconButton } from '@portal/ui/IconButton';
import { ArrowUp } from '@portal/ui/icons/arrows/ArrowUp';
import styles from './ServicesPage.module.css';
import { texts } from './texts.ts';
import { useScrolledPast } from '@portal/ui/useScrolledPast';

/** How far the page is scrolled before the control appears, in pixels (SRV-12). */
const APPEARS_AFTER = 200;

/** A way back to the top of a long list. */
export function BackToTop() {
  if (!useScrolledPast(APPEARS_AFTER)) return null;
  return (
    <div className={styles.top}>
      <IconButton
        filled
        label={texts.backToTop}
        icon={<ArrowUp />}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  );
}
