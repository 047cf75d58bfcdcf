import type { Item } from '@portal/api/items/item';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { texts as common } from '../../texts.ts';
import { appHref } from '../../work/appHref.ts';

/** Leads to the booking with this item chosen (C-145), where the provider takes bookings in the portal (C-828). */
export function BookButton({ item }: { item: Item }) {
  const { navigation, provider } = usePortal();
  if (provider.schedulerModule !== 'FULL') return null;
  return (
    <Button
      block
      icon={<CalendarPlus />}
      href={appHref(navigation, `/schedule/${encodeURIComponent(item.id)}`)}
    >
      {common.newAppointment}
    </Button>
  );
}
