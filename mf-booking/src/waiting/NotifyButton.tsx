import type { BookableService } from '@portal/api/work/createScheduleApi';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { NEW_ITEM, type BookingState } from '../booking/bookingState.ts';
import { texts } from '../texts.ts';
import { waitingAddress } from './waitingAddress.ts';

interface NotifyButtonProps {
  booking: BookingState;
  from: IsoDate;
  /** The one that cannot be chosen, where it is not about what was. */
  service?: Pick<BookableService, 'id' | 'name'>;
}

/**
 * Leads from where nothing can be chosen to the waiting list, with what was chosen so far (WAI-01). Nothing for whoever
 * came by a link, or books for something that is not kept yet.
 */
export function NotifyButton({ booking, from, service }: NotifyButtonProps) {
  const { navigation } = usePortal();
  const { isLite, itemId, supportsItems } = booking;
  if (isLite || (supportsItems && (itemId === null || itemId === NEW_ITEM))) return null;
  const wish = {
    services: service === undefined ? booking.selectedServices.map(({ id }) => id) : [service.id],
    expert: booking.expertSelected?.id ?? null,
    item: itemId,
    part: booking.preferedTime,
    from,
  };
  return (
    <Button variant="ghost" onClick={() => navigation.navigate(waitingAddress(wish))}>
      {service === undefined ? texts.notifyMe : texts.notifyMeOf(service.name)}
    </Button>
  );
}
