import { paymentStateLabel } from '@portal/domain/paymentStatus';
import { X } from '@portal/ui/icons';
import { classNames } from '@portal/ui/classNames';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import styles from './payment.module.css';
import type { FailedState } from './paymentView.ts';
import { texts } from './texts.ts';

const bodies: Record<FailedState, string> = {
  EXPIRED: texts.expired,
  CC_CANCEL: texts.cancelled,
  CC_ERROR: texts.refused,
  MBWAY_REJECTED: texts.mbWayFailed,
  MBWAY_DECLINED: texts.mbWayFailed,
};

/** An attempt that did not pass, with the label of its state (PAY-08, PAY-25). */
export function FailureCard({ state }: { state: FailedState }) {
  return (
    <section className={classNames(styles.state, styles.failed)} role="alert">
      <Tag tone="danger" icon={<X />}>
        {paymentStateLabel(state)}
      </Tag>
      <div className={styles.words}>
        <h1 className={styles.sentence} tabIndex={-1}>
          {texts.notPassed}
        </h1>
        <Text tone="second">{bodies[state]}</Text>
      </div>
    </section>
  );
}
