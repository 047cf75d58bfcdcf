import { IconButton } from '@portal/ui/IconButton';
import { ArrowUp } from '@portal/ui/icons/arrows/ArrowUp';
import styles from './BackToTopButton.module.css';
import { texts } from './texts.ts';

/** Leads back to the top of the page. */
export default function BackToTopButton() {
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
