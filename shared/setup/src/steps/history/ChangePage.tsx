import type { ProviderChange } from '@portal/api/provider/providerChange';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { BeforeAfter } from '../../changes/BeforeAfter.tsx';
import { innerChanges } from '../../changes/innerChanges.ts';
import { useExpertNames } from '../../changes/useExpertNames.ts';
import { texts as common } from '../../texts.ts';
import styles from './ChangePage.module.css';
import { texts } from './texts.ts';

type Experts = ReturnType<typeof useExpertNames>;

const when = (at: Date) => `${formatDayMonthYear(lisbonToday(at))}, ${lisbonTime(at)}`;

function whoOf({ by, at }: ProviderChange): string {
  const who = [texts.kinds[by.kind], by.name].filter(Boolean).join(' ');
  return texts.line(who, when(new Date(at)), by.address);
}

/** Fields are named with what they stand in: `legal.email`. */
const innerOf = ({ field, area, before, after }: ProviderChange, experts: Experts) =>
  innerChanges((field ?? area).replace(/^.*\./, ''), before, after, experts);

/** One page of changes, and the way to the next one. */
export function ChangePage(props: {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
}) {
  const { cursor, isLast, onMore } = props;
  const api = useSetupApi();
  const experts = useExpertNames();
  const { data, error, refetch } = useQuery({
    queryKey: ['history', cursor],
    queryFn: () => api.history(cursor),
  });
  if (error) return <ErrorState title={common.failedTitle} onRetry={() => refetch()} />;
  if (data === undefined) return <ListSkeleton />;
  const { changes, next } = data;
  if (changes.length === 0 && cursor === undefined) return <p>{texts.none}</p>;
  return (
    <>
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <p className={styles.field}>
              {[change.area, change.subject, change.field].filter(Boolean).join(' · ')}
            </p>
            {innerOf(change, experts).map((inner, index) => (
              <p key={`${index} ${inner.place}`}>
                <BeforeAfter change={inner} />
              </p>
            ))}
            <p className={styles.who}>{whoOf(change)}</p>
          </li>
        ))}
      </ol>
      {isLast && next !== null && <Button onClick={() => onMore(next)}>{texts.more}</Button>}
    </>
  );
}
