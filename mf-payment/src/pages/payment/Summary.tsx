import { dateStub } from '@portal/remote/formatShortDate';
import { Card } from '@portal/ui/Card';
import { DateStub } from '@portal/ui/DateStub';
import { Text } from '@portal/ui/Text';
import { memo } from 'react';
import type { PaymentPage } from './toPaymentPage.ts';
import styles from './payment.module.css';
import { PaidList } from './paid/PaidList.tsx';
import { serviceTitle } from './paid/paidServices.ts';
import { texts } from './texts.ts';
import { readMoment } from './deadline/formatDeadline.ts';

/** What is being paid: date, title and the task list (PAY-01, PAY-02). It is drawn once, whatever is chosen below. */
export const Summary = memo(function Summary({ page }: { page: PaymentPage }) {
  const { work } = page;
  const start = readMoment(work.date_start);
  const time = work.time ?? start?.time;
  const note = work.expert ?? work.item?.title ?? work.establishment.name;
  return (
    <Card flush>
      <div className={styles.summary}>
        {start && <DateStub {...dateStub(start.date)} />}
        <div className={styles.summaryBody}>
          {time && (
            <Text size="small" tone="second" figures className={styles.summaryTime}>
              {time}
            </Text>
          )}
          <Text as="h2" size="card">
            {serviceTitle(work)}
          </Text>
          <Text size="small" tone="third">
            {note}
          </Text>
        </div>
      </div>
      <div className={styles.tasks}>
        <Text as="h3" size="caption" tone="third" className={styles.caption}>
          {work.isAppointment ? texts.tasksRequested : texts.tasksDone}
        </Text>
        <PaidList page={page} />
      </div>
    </Card>
  );
});
