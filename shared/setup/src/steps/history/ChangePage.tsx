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
import { useDraft } from '../../draft/useDraft.ts';
import { texts as common } from '../../texts.ts';
import styles from './ChangePage.module.css';
import { headingOf } from './headingOf.ts';
import { texts } from './texts.ts';
import { toDraftShape } from './toDraftShape.ts';

const when = (at: Date) => `${formatDayMonthYear(lisbonToday(at))}, ${lisbonTime(at)}`;

function whoOf({ by, at }: ProviderChange): string {
  const who = [texts.kinds[by.kind], by.name].filter(Boolean).join(' ');
  return texts.line(who, when(new Date(at)), by.address);
}

/** One page of changes, and the way to the next one. */
export function ChangePage(props: {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
}) {
  const { cursor, isLast, onMore } = props;
  const api = useSetupApi();
  const experts = useExpertNames();
  const { values, zone } = useDraft().state;
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
        {changes.map((change) => {
          const told = toDraftShape(change);
          const { shape, before, after } = told;
          return (
            <li key={change.id} className={styles.change}>
              <p className={styles.field}>{headingOf(change, told, values, experts)}</p>
              {innerChanges(shape, before, after, experts, zone).map((inner, index) => (
                <p key={`${index} ${inner.place}`}>
                  <BeforeAfter change={inner} />
                </p>
              ))}
              <p className={styles.who}>{whoOf(change)}</p>
            </li>
          );
        })}
      </ol>
      {isLast && next !== null && <Button onClick={() => onMore(next)}>{texts.more}</Button>}
    </>
  );
}
