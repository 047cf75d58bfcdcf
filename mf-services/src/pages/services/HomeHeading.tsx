import { PageHeading } from '@portal/ui/PageHeading';
import { Skeleton } from '@portal/ui/Skeleton';
import styles from './ServicesPage.module.css';
import { texts } from './texts.ts';

/** The place of the sentence while nothing is known yet. */
export function HomeHeading() {
  return (
    <div className={styles.waiting}>
      <PageHeading hidden>{texts.hiddenTitle}</PageHeading>
      <p role="status" className="visually-hidden">
        {texts.loading}
      </p>
      <Skeleton shape="display" size="most" />
    </div>
  );
}
