import { showApiError } from '@portal/remote/showApiError';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { useState, type ComponentType } from 'react';
import { loadAction } from '../../../actions/loadAction.ts';
import { texts } from '../texts.ts';
import type { CalendarFeedDialogProps } from './CalendarFeedDialog.tsx';

/** Opens the customer's calendar in other programs, whose code comes with the press (FEED-01). */
export function OpenCalendarFeed() {
  const { overlays } = usePortal();
  const [Dialog, setDialog] = useState<ComponentType<CalendarFeedDialogProps>>();

  async function open(): Promise<void> {
    try {
      const loaded = await loadAction(
        () => import(/* webpackChunkName: "calendar-feed" */ './CalendarFeedDialog.tsx'),
      );
      setDialog(() => loaded.default);
    } catch (error) {
      await showApiError(overlays, error);
    }
  }

  return (
    <>
      <Button variant="ghost" size="small" icon={<CalendarPlus />} onClick={open}>
        {texts.feed}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
