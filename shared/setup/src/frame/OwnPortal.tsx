import { useQuery } from '@portal/remote/query';
import { ErrorState } from '@portal/ui/ErrorState';
import { useSetupApi } from '../calls/useSetupApi.ts';
import { useDraft } from '../draft/useDraft.ts';
import { texts } from '../texts.ts';
import styles from './OwnPortal.module.css';

/** Its address is good for an hour; a page that stays open gets another one before. In milliseconds. */
const RENEWED_MS = 50 * 60_000;

/** The own portal on a phone, as customers will see it with the draft; each value that is kept is shown at once (SET-11). */
export function OwnPortal() {
  const api = useSetupApi();
  const { state } = useDraft();
  const { data, error, refetch } = useQuery({
    queryKey: ['portal'],
    queryFn: () => api.portal(),
    refetchInterval: RENEWED_MS,
  });
  if (error)
    return (
      <ErrorState title={texts.portalFailed} onRetry={() => refetch()} retryText={texts.retry} />
    );
  return (
    <div className={styles.phone}>
      {data && (
        // Another frame in its place is no step back in the history of the page.
        <iframe
          key={`${data.address} ${state.revision}`}
          title={texts.ownPortal}
          src={data.address}
        />
      )}
    </div>
  );
}
