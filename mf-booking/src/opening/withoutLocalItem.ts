import type { Item } from '@portal/api/items/item';
import { isLocalItemId } from '@portal/domain/work/bareId';
import { NEW_ITEM, type BookingState } from '../booking/bookingState.ts';

const LITE_PARAMETERS = ['token', 'token_cal'];

/** The query of the account's wizard: that of the lite one without the link (C-03). */
export function fullSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of LITE_PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The account knows no item of this device: a chosen one is added with the booking instead (APT-07). */
export function withoutLocalItem(booking: BookingState, items: readonly Item[]): BookingState {
  const { itemId } = booking;
  if (itemId === null || !isLocalItemId(itemId)) return booking;
  const item = items.find(({ id }) => id === itemId);
  return { ...booking, itemId: item ? NEW_ITEM : null, newItem: item?.specs ?? {} };
}
