import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { createWaitingApi } from '@portal/api/work/waiting/createWaitingApi';
import { lookWhileHeld } from '@portal/api/work/waiting/lookWhileHeld';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useLiveRefresh } from '@portal/remote/useLiveRefresh';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { EmptyState } from '@portal/ui/EmptyState';
import { ErrorState } from '@portal/ui/ErrorState';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Page } from '@portal/ui/Page';
import { PageHeading } from '@portal/ui/PageHeading';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { queryKeys } from '../booking/queryKeys.ts';
import { EntryCard } from './EntryCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { texts } from './texts.ts';

/** What the customer waits for; what is held comes first, with its answers (WAI-06 to WAI-10). */
export function ListView() {
  const { navigation } = usePortal();
  const waiting = useApi(createWaitingApi);
  const schedule = useApi(createScheduleApi);
  const list = useQuery({
    ...{ queryKey: queryKeys.waiting, queryFn: waiting.list, staleTime: 0 },
    refetchInterval: lookWhileHeld,
  });
  const services = useQuery({ queryKey: queryKeys.services, queryFn: schedule.services });
  useLiveRefresh({
    concerns: ({ kind }) => kind === 'waiting',
    refresh: () => void list.refetch(),
  });
  if (list.isError && !list.data)
    return (
      <Page width="narrow">
        <ErrorState title={texts.loadFailed} titleAs="h1" onRetry={list.refetch} />
      </Page>
    );
  if (!list.data)
    return (
      <Page width="narrow">
        <PageHeading>{texts.listHeading}</PageHeading>
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
        <ListSkeleton rows={2} />
      </Page>
    );
  const { entries } = list.data;
  // The time of a booking is answered where the booking is.
  const offered = entries.filter(({ offer, appointment_id: id }) => offer !== null && id === null);
  const others = entries.filter((entry) => !offered.includes(entry));
  if (entries.length === 0)
    return (
      <Page width="narrow">
        <EmptyState
          icon={<CalendarDays />}
          title={texts.nothing}
          titleAs="h1"
          action={
            <Button variant="primary" onClick={() => navigation.navigate('/schedule')}>
              {texts.book}
            </Button>
          }
        >
          {texts.nothingHint}
        </EmptyState>
      </Page>
    );
  const isOffered = offered.length > 0;
  return (
    <Page width="narrow">
      <PageHeading description={isOffered ? texts.offerHint : texts.hint}>
        {isOffered ? texts.offerHeading : texts.listHeading}
      </PageHeading>
      <Stack gap="large">
        {offered.map((entry) => (
          <OfferCard
            key={entry.id}
            entry={entry}
            services={services.data?.services ?? []}
            isAsking={services.isPending}
            onRetry={services.refetch}
          />
        ))}
        {others.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Page>
  );
}
