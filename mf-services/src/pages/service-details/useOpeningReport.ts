import { createAnalyticsApi } from '@portal/api/work/createAnalyticsApi';
import { useApi } from '@portal/remote/useApi';
import { useEffect } from 'react';
import { useDetailsParameters } from './useDetailsParameters.ts';

/** Says where the details were opened from, without waiting and without minding failures (C-37, C-126). */
export function useOpeningReport(id: string): void {
  const analytics = useApi(createAnalyticsApi);
  const { source, type, referrer } = useDetailsParameters();
  useEffect(() => {
    if (source === null) return;
    analytics.workOpened({ id, s: source, t: type, r: referrer }).catch(() => undefined);
  }, [analytics, id, source, type, referrer]);
}
