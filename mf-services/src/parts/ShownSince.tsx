import { lisbonTime } from '@portal/domain/time/isoDate';
import { useOnline } from '@portal/remote/useOnline';
import { Banner } from '@portal/ui/Banner';
import { texts } from '../texts.ts';

/** Says that what is shown may be old, and since when. `loadedAt` in milliseconds. */
export function ShownSince({ loadedAt }: { loadedAt: number }) {
  const isOnline = useOnline();
  return (
    <Banner tone="offline" live title={isOnline ? texts.offline.noServer : texts.offline.title}>
      {texts.offline.shownSince(lisbonTime(new Date(loadedAt)))}
    </Banner>
  );
}
