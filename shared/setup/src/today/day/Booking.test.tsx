// @vitest-environment happy-dom
import { providerWorkSchema } from '@portal/api/provider/providerWork';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { Booking } from './Booking.tsx';

afterEach(cleanup);

const bookedAt = (start: string) =>
  v.parse(providerWorkSchema, {
    ...{
      id: 'S-1',
      item: null,
      state: { bars: 0, name: 'Marcado' },
      symptoms: [{ name: 'Corte' }],
    },
    ...{
      allow_cancel: true,
      allow_confirmation: true,
      allow_approve: false,
      is_cancelled: false,
      is_confirmed: false,
    },
    ...{ is_history: false, client_arrived: false, no_show: false, isAppointment: true },
    ...{ show_invoice_button: false, establishment: { name: 'Lima' }, services: [] },
    ...{ customer: { name: 'Ana Marques', phone: null, email: null } },
    share_calendar_start: start,
  });

test('a question is answered about the start at which it was asked, whatever the customer does behind it [C-952]', async () => {
  const requests: TestRequest[] = [];
  const page = (start: string) => (
    <SetupTestShell requests={requests}>
      <Booking booking={bookedAt(start)} />
    </SetupTestShell>
  );
  const [seen, moved] = ['2099-01-12T10:00:00.000Z', '2099-01-12T15:00:00.000Z'];
  const { rerender } = render(page(seen));
  fireEvent.click(screen.getByRole('button', { name: 'Mais' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  rerender(page(moved));
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancelar marcação' }));
  await expect
    .poll(() => requests)
    .toMatchObject([
      { path: '/provider/appointments/S-1', body: { cancelled: true, seen_start: seen } },
    ]);
});
