import { renderTemplate } from '@portal/domain/items/renderTemplate';
import { NEW_ITEM, type BookingState } from '../../booking/bookingState.ts';

/**
 * The name of what is booked for: as its list gave it, or as the provider will name the one that is added with the booking;
 * null where nothing is.
 */
export function chosenItemName(
  { itemId, newItem, itemName }: BookingState,
  titleTemplate: string,
): string | null {
  if (itemId !== NEW_ITEM) return itemName;
  const title = renderTemplate(titleTemplate, newItem);
  return title === '' ? null : title;
}
