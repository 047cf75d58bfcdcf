import type { Work } from '@portal/api/work/work';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canRate } from '@portal/domain/work/canRate';
import { PAYMENT_DUE } from '@portal/domain/money/isPaymentDue';
import { formatDayMonth } from '@portal/domain/time/isoDate';
import { usePortal } from '@portal/remote/usePortal';
import { HistoryCard } from '@portal/ui/HistoryCard';
import { texts } from '../texts.ts';
import { appHref } from '../work/appHref.ts';
import { dayOfText } from '../work/dayAndTime.ts';
import { historyDate } from '../work/history/historyDate.ts';
import { unreadTypes } from '../work/unreadTypes.ts';
import { useAskRules } from '../work/asks/useAskRules.ts';
import { askOf, paymentDueOfWork } from '../work/asks/askOf.ts';
import { totalText } from '../work/totalText.ts';
import { detailsPath, serviceName } from '../work/cardTitle.ts';
import { itemIcon } from './itemIcon.tsx';

/** A finished work or past appointment: one glance, one line. What is to pay goes before the stars that were given (C-182). */
export function PastWorkCard({ work, today }: { work: Work; today: string }) {
  const { navigation, provider } = usePortal();
  const off = appointmentAlert(work);
  const day = dayOfText(historyDate(work));
  const asksRating = !work.feedback && canRate(work, provider.schedulerSolo);
  const rules = useAskRules();
  const isToPay = askOf(work, rules) === 'pay';
  // The exact words are for some stages only (DET-22, DET-25).
  const toPay = paymentDueOfWork(work, rules.worksheetOperational) ? PAYMENT_DUE : texts.work.toPay;
  return (
    <HistoryCard
      href={appHref(navigation, detailsPath(work.id))}
      title={serviceName(work)}
      date={day && formatDayMonth(day, today)}
      plate={work.item?.subtitle ?? work.expert ?? undefined}
      image={work.item?.photo}
      icon={itemIcon(provider)}
      amount={off ? undefined : totalText(work)}
      stars={off || isToPay ? undefined : work.feedback?.classification}
      ask={isToPay ? toPay : asksRating ? texts.work.toRate : undefined}
      off={off}
      unread={unreadTypes(work).length > 0 ? texts.unread : undefined}
    />
  );
}
