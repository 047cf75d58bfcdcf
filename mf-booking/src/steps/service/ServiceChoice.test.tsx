// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bookingReducer } from '../../booking/bookingReducer.ts';
import { startBooking, type BookingState } from '../../booking/bookingState.ts';
import { barber, haircut, oilChange } from '../../testing/sampleServices.testing.ts';
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

/** Draws a service that nothing was chosen of yet, or that is chosen. */
function draw(service: typeof oilChange, isChosen = false) {
  const drawn = startBooking({ today: '2026-07-09', isLite: false, supportsItems: false });
  const booking = isChosen ? bookingReducer(drawn, { type: 'toggleService', service }) : drawn;
  render(
    <ServiceChoice
      service={service}
      handle={{ booking, dispatch: () => undefined }}
      checking={false}
      onFixedStart={() => undefined}
      onReplace={() => undefined}
    />,
  );
  return screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${service.name}`) });
}

test.each([
  ['may be chosen', {}, false, false],
  ['is disabled', { disabled: true }, true, false],
  ['has no vacancies', { notAvailable: true }, true, true],
])(
  'a service that the server says %s %j cannot be chosen: %s; it says «Vagas indisponíveis»: %s [BKG-24] [ENT-13]',
  (_what, changes, isClosed, isFull) => {
    expect(draw({ ...oilChange, ...changes }).disabled).toBe(isClosed);
    expect(screen.queryByText('Vagas indisponíveis') !== null).toBe(isFull);
  },
);

test.each([
  ['the favourite of several', haircut, 'Inês Prata, o seu favorito'],
  ['all of several without a favourite', { ...haircut, favorite_expert_id: null }, /Rui.*Inês/],
  ['the only one', barber, 'Rui Lima'],
])('of its experts a service says %s [BKG-03]', (_who, service, words) => {
  draw(service);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the favourite expert is chosen with the service, and named as the favourite [BKG-03]', () => {
  draw(haircut, true);
  const select = screen.getByLabelText<HTMLSelectElement>('Com quem?');
  expect([...select.options].map(({ textContent }) => textContent).slice(-2)).toEqual([
    'Inês Prata, o seu favorito',
    'Rui Lima',
  ]);
  expect(select.value).toBe('ines');
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
