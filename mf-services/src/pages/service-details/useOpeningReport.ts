import { createAnalyticsApi } from '@portal/api/work/createAnalyticsApi';
import { useSearchParams } from '@portal/remote/router';
import { useApi } from '@portal/remote/useApi';
import { useEffect } from 'react';

/** Says where the details were opened from, without waiting and without minding failures (C-37, C-126). */
export function useOpeningReport(id: string): void {
  const analytics = useApi(createAnalyticsApi);
  const [search] = useSearchParams();
  const source = search.get('s');
  const type = search.get('t') ?? undefined;
  const referrer = search.get('r') ?? undefined;
  useEffect(() => {
    if (source === null) return;
    analytics.workOpened({ id, s: source, t: type, r: referrer }).catch(() => undefined);
  }, [analytics, id, source, type, referrer]);
}
