import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { renderTemplate } from '@portal/domain/items/renderTemplate';
import { shownItemValues } from '@portal/domain/items/shownItemValues';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { NEW_ITEM, type BookingState } from '../../booking/bookingState.ts';

/**
 * The name of what is booked for: as its list gave it, or as the provider will name the one that is added with the booking;
 * null where nothing is.
 */
export function chosenItemName(
  { itemId, newItem, itemName }: BookingState,
  { itemFields, itemTitleTemplate }: Pick<ProviderSnapshot, 'itemFields' | 'itemTitleTemplate'>,
  today: IsoDate,
): string | null {
  if (itemId !== NEW_ITEM) return itemName;
  const title = renderTemplate(itemTitleTemplate, shownItemValues(itemFields, newItem, today));
  return title === '' ? null : title;
}
