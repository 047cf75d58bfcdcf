// @vitest-environment happy-dom
import { providerWorkSchema } from '@portal/api/provider/providerWork';
import type { TestRequest } from '@portal/remote/testing/createTestFetch';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../../testing/SetupTestShell.tsx';
import { WorkEntry } from './WorkEntry.tsx';

afterEach(cleanup);

const workAt = (bars: number) =>
  v.parse(providerWorkSchema, {
    ...{
      id: 'A-1',
      item: null,
      state: { bars, name: 'Em curso' },
      symptoms: [{ name: 'Travões' }],
    },
    ...{ allow_cancel: false, allow_confirmation: false, allow_approve: false },
    ...{ is_cancelled: false, is_confirmed: false, is_history: false, client_arrived: true },
    ...{ no_show: false, isAppointment: false, show_invoice_button: false },
    ...{ establishment: { name: 'Lima' }, services: [], customer: null },
  });

test('a work is moved on from the stage at which it was asked, whatever a colleague does behind the question [C-966]', async () => {
  const requests: TestRequest[] = [];
  const page = (bars: number) => (
    <SetupTestShell requests={requests}>
      <WorkEntry work={workAt(bars)} />
    </SetupTestShell>
  );
  const { rerender } = render(page(3));
  fireEvent.click(screen.getByRole('button', { name: 'Passar a Controlo final' }));
  rerender(page(4));
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Passar a Controlo final' }));
  await expect
    .poll(() => requests)
    .toMatchObject([{ path: '/provider/works/A-1/state', body: { bars: 4, seen_bars: 3 } }]);
});
