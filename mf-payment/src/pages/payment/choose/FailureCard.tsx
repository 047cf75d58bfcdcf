import { paymentStateLabel } from '@portal/domain/money/paymentState';
import { X } from '@portal/ui/icons/controls/X';
import { NoticeHero } from '@portal/ui/NoticeHero';
import { Tag } from '@portal/ui/Tag';
import type { FailedState } from '../views/paymentView.ts';
import { texts } from '../texts.ts';

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
    <NoticeHero
      role="alert"
      tone="danger"
      tag={
        <Tag tone="danger" icon={<X />}>
          {paymentStateLabel(state)}
        </Tag>
      }
      title={texts.notPassed}
      message={bodies[state]}
    />
  );
}
