// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bookingReducer } from '../../booking/bookingReducer.ts';
import { startBooking, type BookingState } from '../../booking/bookingState.ts';
import { oilChange } from '../../testing/sampleServices.testing.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

afterEach(cleanup);

test.each([
  [12.5, '12,50 €'],
  [1200, '1200,00 €'],
])('a price of %d is said as «%s» [LIM-10]', (price, said) => {
  const booking = startBooking({ today: '2026-07-09', isLite: false, supportsItems: false });
  render(
    <ServiceChoice
      service={{ ...oilChange, schedule_payment_value: price }}
      handle={{ booking, dispatch: () => undefined }}
      checking={false}
      onFixedStart={() => undefined}
      onReplace={() => undefined}
    />,
  );
  expect(screen.getByText(said)).toBeTruthy();
});

test('choosing a service loses nothing that arrived since it was drawn', () => {
  const drawn = startBooking({ today: '2026-07-09', isLite: false, supportsItems: true });
  // The only item of the list was chosen, and is not on screen yet.
  let kept: BookingState = { ...drawn, itemId: 'panda' };
  render(
    <ServiceChoice
      service={oilChange}
      handle={{
        booking: drawn,
        dispatch: (action) => {
          kept = bookingReducer(kept, action);
        },
      }}
      checking={false}
      onFixedStart={() => undefined}
      onReplace={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: oilChange.name }));
  expect(kept).toMatchObject({ itemId: 'panda', selectedServices: [{ id: oilChange.id }] });
});
