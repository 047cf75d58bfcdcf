import { formatEuros } from '@portal/domain/money/cents';
import { bookingPrice } from '../../booking/bookingPrice.ts';
import type { BookingState } from '../../booking/bookingState.ts';
import { texts } from '../../texts.ts';

/** What the button that books says: with the whole price where there is one (POL-05). */
export function bookLabel({ selectedServices }: Pick<BookingState, 'selectedServices'>): string {
  const { price } = bookingPrice(selectedServices);
  return price > 0 ? texts.bookToPay(formatEuros(price)) : texts.book;
}
