import { ApiError } from '@portal/api/http/apiError';
import type { ProviderKey } from '@portal/api/provider/providerKey';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Dialog } from '@portal/ui/Dialog';
import { ErrorState } from '@portal/ui/ErrorState';
import { List, ListRow } from '@portal/ui/ListRow';
import { ListSkeleton } from '@portal/ui/Skeleton';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { texts } from './texts.ts';

const day = (instant: string) => formatDayMonthYear(lisbonToday(new Date(instant)));
const about = ({ scope, last_used_at: used }: ProviderKey) =>
  `${texts.scopes[scope]} · ${used === null ? texts.neverUsed : texts.used(day(used))}`;

/** Which keys there are, what each may do and when it was used; one is ended after a question. */
export function KeyList() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['keys'], queryFn: () => api.keys() });
  // What the list does not have any more needs no end.
  const ended = data?.keys.find(({ id }) => id === asked);

  function ask(id: string | null): void {
    setFailure(null);
    setAsked(id);
  }

  async function end({ id }: ProviderKey): Promise<void> {
    setFailure(null);
    try {
      await api.endKey(id);
      setAsked(null);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      if (refused.status === 404) setAsked(null);
      else setFailure(refused.serverMessage ?? common.failed);
    }
    // Also where nothing was answered: whether it still opens anything is in the list.
    await queries.invalidateQueries({ queryKey: ['keys'] });
  }

  return (
    <Card title={texts.title}>
      {error && <ErrorState title={common.failedTitle} onRetry={() => refetch()} />}
      {data === undefined && !error && <ListSkeleton rows={2} />}
      {data?.keys.length === 0 && <p>{texts.none}</p>}
      <List>
        {data?.keys.map((key) => (
          <ListRow
            key={key.id}
            title={key.name}
            sub={about(key)}
            end={
              <Button
                variant="dangerGhost"
                size="small"
                aria-label={texts.end(key.name)}
                onClick={() => ask(key.id)}
              >
                {texts.endShort}
              </Button>
            }
          />
        ))}
      </List>
      {ended && (
        <Dialog
          kind="danger"
          title={texts.endTitle(ended.name)}
          onClose={() => ask(null)}
          actions={
            <>
              <Button onClick={() => ask(null)}>{texts.keep}</Button>
              <Button variant="danger" onClick={() => end(ended)}>
                {texts.endShort}
              </Button>
            </>
          }
        >
          {failure !== null && (
            <Banner tone="danger" live>
              {failure}
            </Banner>
          )}
          {texts.endAbout}
        </Dialog>
      )}
    </Card>
  );
}
