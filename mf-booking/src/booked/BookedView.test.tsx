// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startBooking } from '../booking/bookingState.ts';
import { oilChange } from '../testing/sampleServices.testing.ts';
import { readBooked, toBooked, type Booked } from './booked.ts';
import { BookedView } from './BookedView.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const booked: Booked = {
  id: 'S-1',
  title: 'Revisão',
  date: '2099-07-14',
  time: '09:00',
  timeZone: 'Europe/Lisbon',
  minutes: 60,
  expert: null,
  address: null,
  item: null,
};
function open(changes: Partial<Booked>) {
  const shell = createTestPortal();
  render(
    <TestShell test={shell}>
      <BookedView booked={{ ...booked, ...changes }} />
    </TestShell>,
  );
  return shell;
}
const withdrawal = () => screen.queryByRole('link', { name: /^Livre resolução/ });

test('the ticket of a booking that may be withdrawn from leads there, with the last day [LAW-05]', () => {
  const contract = { withdrawable: true, until: '2099-07-01', key: 'S-1.chave' };
  open({ contract });
  expect(withdrawal()?.textContent).toBe('Livre resolução, até 01\u00a0jul.');
  expect(withdrawal()?.getAttribute('href')).toBe('/legal/resolver?key=S-1.chave');
  // A reload of the ticket keeps it.
  expect(readBooked({ booked: { ...booked, contract } })?.contract).toEqual(contract);
});

test.each([undefined, { withdrawable: false, until: '2099-07-01' }])(
  'with the contract %j it leads nowhere [LAW-05]',
  (contract) => {
    open({ contract });
    expect(withdrawal()).toBeNull();
  },
);

test('the ticket names the expert and what was booked for, where there are any [BKG-07]', () => {
  open({ expert: 'Duarte Prata', item: 'Renault Clio' });
  expect(screen.getByText('Com Duarte Prata')).toBeTruthy();
  expect(screen.getByText(/Renault Clio/)).toBeTruthy();
  cleanup();
  open({});
  expect(screen.queryByText(/^Com /)).toBeNull();
});

test.each(['2099-07-13', '2099-07-14'])(
  'on %s the ticket of a booking for the 14th has its day as a figure, also where it is today [SRV-11] [C-595]',
  (today) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T07:00:00Z`) });
    open({});
    expect(screen.getByText('14').parentElement?.textContent).toBe('ter14jul.');
    expect(screen.queryByText('hoje')).toBeNull();
  },
);

test('what was booked goes into the calendar with what it is, where, and from when to when in Lisbon [NAT-06]', async () => {
  const shell = open({ time: '16:30', minutes: 45, address: 'Rua do Heroísmo 214, Porto' });
  expect(screen.getByText('16:30 – 17:15')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pôr no calendário' }));
  await waitFor(() =>
    expect(shell.calendarEvents).toEqual([
      {
        id: 'S-1',
        title: 'Revisão, Auto Mirante',
        location: 'Rua do Heroísmo 214, Porto',
        start: '2099-07-14T15:30:00.000Z',
        end: '2099-07-14T16:15:00.000Z',
      },
    ]),
  );
});

test('an hour of a provider in the Azores goes into the calendar as the instant that it is there [NAT-06] [C-955]', async () => {
  const azores = { ...oilChange, duration_minutes: 60, time_zone: 'Atlantic/Azores' };
  const shell = open(
    toBooked({
      id: 'S-1',
      booking: {
        ...startBooking({ today: '2099-07-01', isLite: false, supportsItems: false }),
        selectedServices: [azores],
        selectedDate: '2099-07-14',
        selectedTime: '10:00',
      },
      provider: createTestPortal().portal.provider,
      item: null,
    }),
  );
  expect(screen.getByText('10:00 – 11:00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pôr no calendário' }));
  await waitFor(() =>
    expect(shell.calendarEvents).toMatchObject([
      { start: '2099-07-14T10:00:00.000Z', end: '2099-07-14T11:00:00.000Z' },
    ]),
  );
});

test('the place of what was booked leads to a map; the name of a provider without an address does not [C-831]', () => {
  open({ address: 'Rua do Heroísmo 214, Porto' });
  const place = screen.getByRole('link', { name: 'Rua do Heroísmo 214, Porto' });
  expect(place.getAttribute('href')).toContain('maps/search/?api=1&query=Rua%20do');
  cleanup();
  open({});
  expect(screen.getByText('Auto Mirante').closest('a')).toBeNull();
});
