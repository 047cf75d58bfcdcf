// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readBooked, type Booked } from './booked.ts';
import { BookedView } from './BookedView.tsx';

afterEach(cleanup);

const booked: Booked = {
  id: 'S-1',
  title: 'Revisão',
  date: '2099-07-14',
  time: '09:00',
  minutes: 60,
  expert: null,
  address: null,
  item: null,
};
const open = (changes: Partial<Booked>) =>
  render(
    <TestShell test={createTestPortal()}>
      <BookedView booked={{ ...booked, ...changes }} />
    </TestShell>,
  );
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
  'with the contract %j it leads nowhere',
  (contract) => {
    open({ contract });
    expect(withdrawal()).toBeNull();
  },
);
