import { createMoveApi } from '@portal/api/work/moves/createMoveApi';
import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useNow } from '@portal/remote/useNow';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { queryKeys } from '../booking/queryKeys.ts';
import { ChoicesLoading } from '../steps/ChoicesLoading.tsx';
import { JoinForm } from './JoinForm.tsx';
import { texts } from './texts.ts';
import type { WaitingWish } from './waitingAddress.ts';

/** Days that are asked for at first. */
const FIRST_DAYS = 14;

/** Enters for services, or for an earlier time of a booking, with days and part of day to choose (WAI-01, WAI-03). */
export function JoinView({ wish }: { wish: WaitingWish }) {
  const schedule = useApi(createScheduleApi);
  const moves = useApi(createMoveApi);
  const today = lisbonToday(useNow());
  const { booking } = wish;
  const services = useQuery({
    queryKey: queryKeys.services,
    queryFn: schedule.services,
    enabled: booking === null,
  });
  const terms = useQuery({
    queryKey: queryKeys.moveTerms(booking ?? ''),
    queryFn: () => moves.terms(booking ?? ''),
    enabled: booking !== null,
  });
  const from = wish.from !== null && wish.from > today ? wish.from : today;
  if (booking !== null && terms.data) {
    const { title, date } = terms.data.appointment;
    return <JoinForm wish={wish} title={title} experts={[]} today={today} from={today} to={date} />;
  }
  if (booking === null && services.data) {
    const chosen = services.data.services.filter(({ id }) => wish.services.includes(id));
    return (
      <JoinForm
        wish={wish}
        title={chosen.map(({ name }) => name).join(', ')}
        experts={chosen.find(({ users }) => users.length > 1)?.users ?? []}
        today={today}
        from={from}
        to={addDays(from, FIRST_DAYS)}
      />
    );
  }
  const failed = [services, terms].find(({ isError }) => isError);
  if (failed)
    return (
      <Page width="narrow">
        <ErrorState title={texts.loadFailed} titleAs="h1" onRetry={failed.refetch} />
      </Page>
    );
  return <ChoicesLoading heading={texts.heading} says={texts.loading} />;
}
