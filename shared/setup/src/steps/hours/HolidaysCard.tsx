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

/** National holidays, ticked where the provider is closed (SET-14). */
export function HolidaysCard() {
  const api = useSetupApi();
  const { value, choose } = useDraftField('hours', 'closures');
  const { data, error, refetch } = useQuery({
    queryKey: ['holidays'],
    queryFn: () => api.holidays(),
  });
  const isSame = (one: { from: string; expert_id?: string }, from: string) =>
    one.expert_id === undefined && Date.parse(one.from) === Date.parse(from);
  return (
    <Card title={words.holidays}>
      {error && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {data === undefined && !error && <ListSkeleton />}
      {data?.holidays.map(({ date, name, closure, is_closed: wasClosed }) => {
        const isTicked = value.some((one) => isSame(one, closure.from));
        return (
          <CheckboxField
            key={date}
            checked={isTicked}
            disabled={wasClosed && !isTicked}
            onChange={(closed) => {
              const others = value.filter((one) => !isSame(one, closure.from));
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
