import { createMoveApi } from '@portal/api/work/moves/createMoveApi';
import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { addDays, earliestDay, lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { useNow } from '@portal/remote/useNow';
import { ErrorState } from '@portal/ui/ErrorState';
import { Page } from '@portal/ui/Page';
import { queryKeys } from '../booking/queryKeys.ts';
import { ChoicesLoading } from '../steps/ChoicesLoading.tsx';
import { JoinForm } from './JoinForm.tsx';
import { lastOfRange } from './lastOfRange.ts';
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
  if (booking !== null && terms.data) {
    const { title, date } = terms.data.appointment;
    const days = { from: today, to: lastOfRange(today, date), lastDay: date };
    return <JoinForm {...{ wish, title, today, ...days }} experts={[]} />;
  }
  if (booking === null && services.data) {
    const lastDay = services.data.last_day;
    const wanted = wish.from !== null && wish.from > today ? wish.from : today;
    const from = earliestDay(wanted, lastDay ?? wanted);
    const to = earliestDay(addDays(from, FIRST_DAYS), lastOfRange(from, lastDay));
    const chosen = services.data.services.filter(({ id }) => wish.services.includes(id));
    return (
      <JoinForm
        {...{ wish, today, from, to, lastDay }}
        title={chosen.map(({ name }) => name).join(', ')}
        experts={chosen.find(({ users }) => users.length > 1)?.users ?? []}
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
