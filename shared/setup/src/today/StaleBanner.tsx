import { lisbonTime } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import type { TodayQuery } from './TodayCard.tsx';
import { texts } from './texts.ts';

/** Says once for the whole page that it could not be renewed, and of when the oldest is that it shows (C-804). */
export function StaleBanner({ queries }: { queries: readonly TodayQuery<unknown>[] }) {
  const isOnline = useOnline();
  const shown = queries.filter(({ data }) => data !== undefined);
  const stale = isOnline ? shown.filter(({ error }) => error !== null) : shown;
  if (stale.length === 0) return null;
  const time = lisbonTime(new Date(Math.min(...stale.map(({ dataUpdatedAt }) => dataUpdatedAt))));
  return (
    <Banner
      tone="offline"
      live
      actions={
        <Button size="small" onClick={() => Promise.all(stale.map((query) => query.refetch()))}>
          {texts.retry}
        </Button>
      }
    >
      {isOnline ? texts.stale(time) : texts.staleOffline(time)}
    </Banner>
  );
}
