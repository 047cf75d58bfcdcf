import type { SetupClosure } from '@portal/api/setup/setupValues';
import { formatLongDate } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { Card } from '@portal/ui/Card';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { ErrorState } from '@portal/ui/ErrorState';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts as common } from '../../texts.ts';
import { texts as words } from './texts.ts';

/** Whether one closes the whole provider for all the time of the other. */
const covers = (one: SetupClosure, other: SetupClosure) =>
  one.expert_id === undefined &&
  Date.parse(one.from) <= Date.parse(other.from) &&
  Date.parse(one.to) >= Date.parse(other.to);

/** National holidays, ticked where the provider is closed (SET-14). */
export function HolidaysCard() {
  const api = useSetupApi();
  const { value, choose } = useDraftField('hours', 'closures');
  const { data, error, refetch } = useQuery({
    queryKey: ['holidays'],
    queryFn: () => api.holidays(),
  });
  return (
    <Card title={words.holidays}>
      {error && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {data === undefined && !error && <ListSkeleton />}
      {data?.holidays.map(({ date, name, closure }) => {
        const covering = value.filter((one) => covers(one, closure));
        // A longer one is another leave, which a tick does not take away.
        const isWithin = covering.some((one) => !covers(closure, one));
        return (
          <CheckboxField
            key={date}
            checked={covering.length > 0}
            disabled={isWithin}
            onChange={(closed) => {
              const others = value.filter((one) => !covering.includes(one));
              const wanted = closed ? [...others, closure] : others;
              choose(wanted.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
            }}
          >
            {`${name}, ${formatLongDate(date)}`}
          </CheckboxField>
        );
      })}
    </Card>
  );
}
