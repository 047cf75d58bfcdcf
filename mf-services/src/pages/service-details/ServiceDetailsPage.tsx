import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { isAppointmentId } from '@portal/domain/work/bareId';
import { usePageTitle } from '@portal/remote/usePageTitle';
import { usePortal } from '@portal/remote/usePortal';
import { useView } from '@portal/remote/useView';
import { Page } from '@portal/ui/Page';
import { TwoColumns } from '@portal/ui/TwoColumns';
import { unreadTypes } from '../../work/unreadTypes.ts';
import { useCustomerPresence } from '../../actions/useCustomerPresence.ts';
import { DetailsLoading } from '../../parts/DetailsLoading.tsx';
import { DetailsNotShown } from '../../parts/DetailsNotShown.tsx';
import { ShownSince } from '../../parts/ShownSince.tsx';
import { useNow } from '@portal/remote/useNow';
import { cardTitle } from '../../work/cardTitle.ts';
import { ActionDock } from './actions/ActionDock.tsx';
import { BudgetNotices } from './budget/after/BudgetNotices.tsx';
import { EarlierDecisions } from './budget/after/EarlierDecisions.tsx';
import { BudgetCard } from './budget/BudgetCard.tsx';
import { useBudgetChoices } from './budget/choices/useBudgetChoices.ts';
import { useBudgetMoved } from './budget/decision/useBudgetMoved.ts';
import { DetailsHero } from './hero/DetailsHero.tsx';
import { detailsActions } from './actions/detailsActions.ts';
import { InvoicesCard } from './invoices/InvoicesCard.tsx';
import { MediaCard } from './media/MediaCard.tsx';
import { MessagesCard } from './messages/MessagesCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PaymentCard } from './payment/PaymentCard.tsx';
import { ProviderCard } from './provider/ProviderCard.tsx';
import { RatingCard } from './rating/RatingCard.tsx';
import { texts } from './texts.ts';
import { useAutoOpen } from './actions/useAutoOpen.ts';
import { leadsAway } from './detailsFailure.ts';
import { useDetailsFailure } from './useDetailsFailure.ts';
import { useDetailsRefresh } from './useDetailsRefresh.ts';
import { useOpeningReport } from './useOpeningReport.ts';
import { useReadReceipts } from './messages/useReadReceipts.ts';
import { useSeenOnce } from './useSeenOnce.ts';
import { useServiceDetails } from './useServiceDetails.ts';

function Details({ work, loadedAt, isStale }: { work: Work; loadedAt: number; isStale: boolean }) {
  const { provider } = usePortal();
  const markRead = useReadReceipts(work.id);
  const now = useNow();
  const today = lisbonToday(now);
  const actions = detailsActions(work, { ...provider, now });
  const presence = useCustomerPresence(work.id, work.token_cal, work.share_calendar_start);
  const choices = useBudgetChoices(work);
  // The thanks outlive the offer, which the reload takes away.
  const offered = choices.isOpen ? 'approve' : actions.primary;
  const primary = offered ?? (presence.phase === 'idle' ? null : 'confirm');
  const decision = useBudgetMoved(work, primary === 'approve');
  useAutoOpen(work);
  const isCheckUnread = unreadTypes(work).some((type) => type === 'action' || type === 'check');
  const hero = useSeenOnce<HTMLDivElement>(isCheckUnread, markRead.check);
  return (
    <Page dock={primary !== null}>
      {isStale && <ShownSince loadedAt={loadedAt} />}
      <TwoColumns
        sideLabel={texts.sideLabel}
        main={
          <>
            <div ref={hero} data-card="state">
              <DetailsHero work={work} primary={actions.primary} today={today} />
            </div>
            <InvoicesCard work={work} today={today} onSeen={markRead.payment} />
            {actions.rate && <RatingCard key={work.id} work={work} />}
            <BudgetNotices work={work} now={now} choices={choices} />
            <BudgetCard work={work} today={today} choices={choices} />
            <EarlierDecisions work={work} now={now} />
          </>
        }
        side={
          <>
            {primary && (
              <ActionDock
                work={work}
                action={primary}
                presence={presence}
                choices={choices}
                decision={decision}
                today={today}
              />
            )}
            <PaymentCard
              work={work}
              now={now}
              isPrimary={primary === 'pay'}
              onSeen={markRead.payment}
            />
            <ProviderCard
              work={work}
              actions={actions}
              today={today}
              presence={primary === 'confirm' ? undefined : presence}
            />
          </>
        }
        more={
          <>
            <MessagesCard
              work={work}
              today={today}
              canWrite={actions.writeMessages}
              onSeen={markRead.messages}
            />
            <MediaCard work={work} today={today} canChange={actions.changeMedia} />
            <NotesCard key={work.id} work={work} />
          </>
        }
      />
    </Page>
  );
}

// What the edge has drawn of the page is taken over.
export { takeOverDrawn as startRoot } from '@portal/remote/takeOverDrawn';

/** Everything about one work (`A-…`) or appointment (`S-…`), and what can be done with it. */
export default function ServiceDetailsPage() {
  const id = useView().params['id'] ?? '';
  const details = useServiceDetails(id);
  const { data: work } = details;
  useDetailsRefresh(id);
  useOpeningReport(id);
  useDetailsFailure(work && !leadsAway(details.error) ? null : details.error);
  usePageTitle(work && cardTitle(work));
  if (work) {
    return (
      <Details
        key={isAppointmentId(id) ? id : work.id}
        work={work}
        loadedAt={details.dataUpdatedAt}
        isStale={details.isError}
      />
    );
  }
  if (details.isError)
    return <DetailsNotShown title={texts.notShown.title} body={texts.notShown.body} />;
  return <DetailsLoading title={texts.hiddenTitle} status={texts.loading} />;
}
