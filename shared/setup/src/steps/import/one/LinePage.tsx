import type { LineFilter } from '@portal/api/provider/providerImport';
import type { SetupImport } from '@portal/api/setup/setupImport';
import { useQuery } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { refusedCall } from '../refusedCall.ts';
import { LineRow } from './LineRow.tsx';
import styles from './LinePage.module.css';
import { texts } from './texts.ts';

/** A page of lines, and the way to the next one. */
export function LinePage(props: {
  shown: SetupImport;
  filter: LineFilter;
  cursor: string | undefined;
  isLast: boolean;
  onMore: (next: string) => void;
}) {
  const { shown, filter, cursor, isLast, onMore } = props;
  const { id, state, forget_at: version } = shown;
  const api = useSetupApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['import-lines', id, state, version, filter, cursor],
    queryFn: () => api.imports.lines(id, filter, cursor),
  });
  if (error) return <ErrorState title={refusedCall(error)} onRetry={() => refetch()} />;
  if (data === undefined) return <ListSkeleton rows={4} />;
  const { lines, next } = data;
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <LineRow key={line.n} line={line} />
        ))}
      </ol>
      {isLast && next !== null && <Button onClick={() => onMore(next)}>{texts.more}</Button>}
    </>
  );
}
