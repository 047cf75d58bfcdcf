import { billingInputSchema, billingsSchema } from '@portal/api/payment/createBillingApi';
import { messageSchema } from '@portal/api/http/envelope';
import { billingSchema } from '@portal/api/payment/payment';
import {
  cardUpdateSchema,
  paymentCreatedSchema,
  paymentPageSchema,
  paymentRequestSchema,
  paymentStatusSchema,
} from '@portal/api/payment/createPaymentsApi';
import {
  bookingAnswerSchema,
  draftScheduleSchema,
  scheduleRequestSchema,
} from '@portal/api/work/createScheduleApi';
import type { Operations } from '../operation.ts';

const booking = {
  item_id: '{item}',
  services: [{ id: '{service}', observation: 'Faz barulho a travar.' }],
  date: '2026-06-16',
  time: '17:00',
  prefered_time: 3,
};
const billing = {
  name: 'Ana Segredo',
  vat_number: '123456789',
  address: 'Rua do Segredo 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country_id: 175,
};
const payment = { id: '{payment}' };

/** Booking, paying and what invoices are made out to. */
export const bookingOperations: Operations = {
  'POST /main/schedule/draft': {
    access: 'customer',
    summary: 'Keeps a booking that is being made (API-67)',
    body: scheduleRequestSchema,
    answer: draftScheduleSchema,
    request: { json: booking },
  },
  'POST /main/schedule': {
    access: 'customer',
    summary: 'Books; 409 with alternatives when the time is taken (API-68)',
    body: scheduleRequestSchema,
    answer: bookingAnswerSchema,
    request: { json: booking },
  },
  'GET /main/payment/:id': {
    access: 'customer',
    summary: 'A payment and what is paid (C-77)',
    answer: paymentPageSchema,
    request: { path: payment },
  },
  'GET /main/payment/status/:id': {
    access: 'customer',
    summary: 'State of a payment (API-74)',
    answer: paymentStatusSchema,
    request: { path: payment },
  },
  'POST /main/payment': {
    access: 'customer',
    summary: 'Starts paying; the server knows the total (API-73, C-109)',
    body: paymentRequestSchema,
    answer: paymentCreatedSchema,
    request: { json: { id: '{work}', method: 'MB', total: 25, billing_id: 'FINAL_CONSUMER' } },
    withoutExample: true,
  },
  'POST /main/payment/cc/update': {
    access: 'customer',
    summary: 'Reports the return from the card page (API-75, C-96)',
    body: cardUpdateSchema,
    answer: paymentStatusSchema,
    request: { json: { payment_id: '{payment}', status: 'cancel', sk: '' } },
  },
  'GET /main/billing': {
    access: 'customer',
    summary: 'Billing data (API-72)',
    answer: billingsSchema,
  },
  'POST /main/billing': {
    access: 'customer',
    summary: 'Adds billing data (API-72)',
    body: billingInputSchema,
    answer: billingSchema,
    status: 201,
    request: { json: { ...billing, name: 'Empresa da Ana' } },
  },
  'POST /main/billing/:id': {
    access: 'customer',
    summary: 'Changes billing data (API-72)',
    body: billingInputSchema,
    answer: billingSchema,
    request: { path: { id: '{billing}' }, json: billing },
  },
  'DELETE /main/billing/:id': {
    access: 'customer',
    summary: 'Removes billing data (API-72)',
    answer: messageSchema,
    request: { path: { id: '{billing}' } },
  },
};
