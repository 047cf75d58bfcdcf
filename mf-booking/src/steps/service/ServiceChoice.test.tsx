// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startWizard, type BookingState } from '../../booking/bookingState.ts';
import { oilChange } from '../../testing/sampleServices.testing.ts';
import { ServiceChoice } from './ServiceChoice.tsx';

afterEach(cleanup);

test('choosing a service loses nothing that arrived since it was drawn', () => {
  const drawn = startWizard({ today: '2026-07-09', isLite: false, supportsItems: true });
  // The only item of the list was chosen, and is not on screen yet.
  let kept: BookingState = { ...drawn, itemId: 'panda' };
  render(
    <ServiceChoice
      service={oilChange}
      handle={{
        machine: drawn,
        change: (next) => {
          kept = next(kept);
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
