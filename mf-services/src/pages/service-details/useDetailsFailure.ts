import { usePortal } from '@portal/remote/usePortal';
import { useEffect } from 'react';
import { detailsPath } from '../../work/cardTitle.ts';
import { detailsFailure } from './detailsFailure.ts';
import { useDetailsParameters } from './useDetailsParameters.ts';

/** Follows the error table of the details when they could never be shown (ERR-17..22); where a notice led stays said (NOT-11). */
export function useDetailsFailure(error: unknown): void {
  const { bus, navigation, overlays } = usePortal();
  const { notificationId, wantsFeedback } = useDetailsParameters();
  useEffect(() => {
    if (!error) return;
    const failure = detailsFailure(error);
    const goHome = () => navigation.navigate('/services', { replace: true });
    switch (failure.kind) {
      case 'silent':
        break;
      case 'home':
        goHome();
        break;
      case 'redirect': {
        // What is being typed goes along (LIVE-07).
        bus.emit('page.leaving', {});
        const named =
          notificationId === null ? '' : `&notifid=${encodeURIComponent(notificationId)}`;
        const rates = wantsFeedback ? '&feedback=t' : '';
        navigation.navigate(detailsPath(failure.id) + named + rates, { replace: true });
        break;
      }
      case 'dialog':
        void overlays
          .info({ title: failure.title, body: failure.body })
          .then(() => failure.thenHome && goHome());
    }
  }, [bus, error, navigation, notificationId, overlays, wantsFeedback]);
}
