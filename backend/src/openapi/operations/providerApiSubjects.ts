import {
  appointmentChangeSchema,
  appointmentCreationSchema,
  budgetSchema,
  paymentDemandSchema,
  providerMessageSchema,
  workCancellationSchema,
  workCreationSchema,
  workStateSchema,
} from '@portal/api/provider/schemas';
import { workSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';
import { change, read, underProviderApi } from './providerOperation.ts';

const created = { status: 201 } as const;
const work = { id: '{work}' };
const appointment = { id: '{appointment}' };
const customer = { phone: '912000001' };
const item_specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
const message = { message: 'A peça chegou.' };
const demand = { total: 25, description: 'Sinal' };

const text = v.optional(v.string());
/** `limit` up to 1000, `cursor` the `next` of the page before. */
const pageEntries = { limit: text, cursor: text };

/** Works and appointments in a provider's own system. */
export const providerApiSubjectOperations: Operations = underProviderApi({
  'GET /works': read('Works, newest first', { query: v.object(pageEntries) }),
  'POST /works': change(
    'Opens a work',
    workCreationSchema,
    { json: { customer, item_specs, symptoms: [{ name: 'Travões' }] } },
    created,
  ),
  'GET /works/:id': read('A work', { answer: workSchema, request: { path: work } }),
  'POST /works/:id/state': change(
    'Moves a work',
    workStateSchema,
    { path: { id: '{otherWork}' }, json: { bars: 3 } },
    created,
  ),
  'POST /works/:id/cancel': change(
    'Calls a work off',
    workCancellationSchema,
    { path: { id: 'A-00000000000000000000000000' }, json: {} },
    { ...created, withoutExample: true },
  ),
  'POST /works/:id/budget': change(
    'Posts a budget',
    budgetSchema,
    {
      path: { id: '{otherWork}' },
      json: {
        lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
      },
    },
    created,
  ),
  'POST /works/:id/messages': change(
    'Writes to the customer',
    providerMessageSchema,
    { path: work, json: message },
    created,
  ),
  'POST /works/:id/payment': change(
    'Asks for a payment',
    paymentDemandSchema,
    { path: { id: '{otherWork}' }, json: demand },
    created,
  ),
  'POST /works/:id/files': change(
    'Adds a file to a work',
    undefined,
    { path: work },
    {
      form: ['media', 'thumbnail'],
      ...created,
    },
  ),
  'GET /appointments': read('Appointments of a range', {
    query: v.object({ from: text, to: text, ...pageEntries }),
    request: { query: { from: '2026-06-16', to: '2026-06-17' } },
  }),
  'POST /appointments': change(
    'Makes an appointment; 409 when the time is taken',
    appointmentCreationSchema,
    {
      json: { customer, item_specs, service_ids: ['revisao'], date: '2026-06-16', time: '19:00' },
    },
    created,
  ),
  'GET /appointments/:id': read('An appointment', {
    answer: workSchema,
    request: { path: appointment },
  }),
  'POST /appointments/:id': change(
    'Moves, cancels or confirms an appointment',
    appointmentChangeSchema,
    { path: appointment, json: { client_arrived: true } },
    created,
  ),
  'POST /appointments/:id/messages': change(
    'Writes to the customer',
    providerMessageSchema,
    { path: appointment, json: message },
    created,
  ),
  'POST /appointments/:id/payment': change(
    'Asks for a payment',
    paymentDemandSchema,
    { path: appointment, json: demand },
    created,
  ),
  'POST /appointments/:id/files': change(
    'Adds a file to an appointment',
    undefined,
    { path: appointment },
    { form: ['media', 'thumbnail'], ...created },
  ),
});
