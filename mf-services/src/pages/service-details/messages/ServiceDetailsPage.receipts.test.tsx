// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { appointment, detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

const news = { service_toast_state: 'EXPANDED' };
const message = { message_toast_state: 'EXPANDED' };
const payment = { payment_toast_state: 'EXPANDED', payment: duePayment };

test.each([
  ['a budget to approve', aBudget(news), work, 'readServiceReady'],
  ['a presence to confirm', anAppointmentWork(news), appointment, 'readServiceReady'],
  ['news of the state', aWork(news), work, 'readServiceReady'],
  ['a message', aWork(message), work, 'readCompanyObs'],
  [
    'a note of the provider',
    aWork({ ...message, show_has_internal_notes_icon: true }),
    work,
    'readCompanyObs',
  ],
  ['a payment', aWork(payment), work, 'readPayment'],
] as const)(
  '%s that is unread is marked read by being seen, and nothing else is [DET-45] [DET-46]',
  async (_title, unread, answersOf, receipt) => {
    const call = `POST /services/${unread.id}/${receipt}`;
    const shell = openDetails(unread.id, {
      answers: { ...answersOf(unread), [call]: () => ({}) },
    });
    await screen.findByRole('heading', { level: 1 });
    const sent = () => shell.requests.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
  },
);
