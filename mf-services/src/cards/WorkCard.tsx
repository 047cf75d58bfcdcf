import type { Work } from '@portal/api/work/work';
import { stateName } from '@portal/domain/work/stateName';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { ServiceCard } from '@portal/ui/ServiceCard';
import { texts } from '../texts.ts';
import { appHref } from '../work/appHref.ts';
import { dayAndTime } from '../work/dayAndTime.ts';
import { unreadTypes } from '../work/unreadTypes.ts';
import { useAskRules } from '../work/asks/useAskRules.ts';
import { askOf } from '../work/asks/askOf.ts';
import { payLabel } from '../work/payLabel.ts';
import { paymentText, totalText } from '../work/totalText.ts';
import { cardTitle, detailsPath } from '../work/cardTitle.ts';
import { itemIcon } from './itemIcon.tsx';

/** One short fact under the title: when it is due back, else when it came in. */
export function workNote(work: Work, today: string): string | undefined {
  const end = dayAndTime(work.date_end, work.time_end, today);
  if (end) return texts.work.delivery(end);
  const start = dayAndTime(work.date_start, null, today);
  return start && texts.work.entered(start);
}

interface WorkCardProps {
  work: Work;
  today: string;
  /** Whether this card's button is the one next action of the view. */
  isPrimary: boolean;
}

/** A work in progress; amber with a button when it asks for something. */
export function WorkCard({ work, today, isPrimary }: WorkCardProps) {
  const { navigation, provider } = usePortal();
  const ask = askOf(work, useAskRules());
  const isAsking = ask === 'approve' || ask === 'pay';
  const href = appHref(navigation, detailsPath(work.id));
  const variant = isPrimary ? 'primary' : 'secondary';
  return (
    <ServiceCard
      href={href}
      title={cardTitle(work)}
      plate={work.item?.subtitle ?? undefined}
      note={isAsking ? undefined : workNote(work, today)}
      image={work.item?.photo}
      icon={itemIcon(provider)}
      state={work.state.bars}
      stateName={stateName(work.state, {
        worksheetOperational: provider.worksheetOperational,
        allowApprove: work.allow_approve,
      })}
      tone={isAsking ? 'attention' : work.state.bars === 5 ? 'success' : 'plain'}
      unread={unreadTypes(work).length > 0 ? texts.unread : undefined}
      wide={isAsking}
      action={
        ask === 'approve' ? (
          <Button
            href={href}
            variant={variant}
            block
            // Once something is agreed the total is of that, and what waits is more (BUD-04, BUD-26).
            amount={work.state.bars < 3 ? totalText(work) : undefined}
          >
            {texts.work.reviewBudget}
          </Button>
        ) : ask === 'pay' ? (
          <Button
            href={appHref(navigation, `/payment/${encodeURIComponent(work.id)}`)}
            variant={variant}
            block
            amount={paymentText(work)}
          >
            {payLabel(work.payment?.state)}
          </Button>
        ) : undefined
      }
    />
  );
}
