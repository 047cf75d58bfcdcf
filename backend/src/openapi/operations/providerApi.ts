import { messageSchema } from '@portal/api/http/envelope';
import { liteLinkCreatedSchema, liteLinkCreationSchema } from '@portal/api/company/createLiteApi';
import { refundDoneSchema, refundsSchema } from '@portal/api/payment/createPaymentsApi';
import { customerReferenceSchema } from '@portal/api/provider/schemas';
import * as v from 'valibot';
import {
  closureSchema,
  expertSchema,
  hoursSchema,
  serviceSchema,
  settingsSchema,
} from '../../provider/api/schemas.ts';
import type { Operations } from '../operation.ts';
import { change, read, underProviderApi } from './providerOperation.ts';

const created = { status: 201 } as const;
const work = { id: '{work}' };
const customer = { phone: '912000001' };
const item_specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };

/** What a provider's own system sets up; docs/provider-api.md explains it with curl. */
export const providerApiOperations: Operations = underProviderApi({
  'GET /provider': read('The provider and its settings'),
  'PUT /settings': change('Changes settings', settingsSchema, { json: { notice_minutes: 30 } }),
  'PUT /hours': change('Replaces the hours', hoursSchema, {
    json: { hours: [{ weekday: 2, opens: '08:00', closes: '20:00' }] },
  }),
  'GET /experts': read('Experts'),
  'PUT /experts/:foId': change('Adds or changes an expert', expertSchema, {
    path: { foId: 'rui' },
    json: { name: 'Rui Lima' },
  }),
  'GET /services': read('Services'),
  'PUT /services/:foId': change('Adds or changes a service', serviceSchema, {
    path: { foId: 'lavagem' },
    json: { name: 'Lavagem', duration_minutes: 30 },
  }),
  'POST /closures': change(
    'Adds a closure',
    closureSchema,
    { json: { from: '2026-12-24T12:00:00Z', to: '2026-12-27T00:00:00Z', reason: 'Natal' } },
    created,
  ),
  'DELETE /closures/:id': change('Removes a closure', undefined, { path: { id: '{closure}' } }),
  'POST /items': change(
    'Adds an item of a customer',
    v.object({
      customer: customerReferenceSchema,
      item_specs: v.record(v.string(), v.string()),
    }),
    { json: { customer, item_specs } },
    created,
  ),
  'POST /items/:id/photo': change(
    'Sets the photograph of an item',
    undefined,
    {
      path: { id: '{item}' },
    },
    { form: ['image'], ...created },
  ),
  'PUT /payment-account': change(
    'Stores the account at the payment gateway',
    undefined,
    { json: {} },
    { withoutExample: true },
  ),
  'GET /refunds': read('Money that waits to go back', {
    query: v.object({ limit: v.optional(v.string()), cursor: v.optional(v.string()) }),
    answer: refundsSchema,
  }),
  'POST /refunds/:id': change(
    'Notes that money went back',
    refundDoneSchema,
    { path: { id: 'unknown' }, json: { note: 'Transferência' } },
    { ...created, withoutExample: true },
  ),
  'POST /links': change(
    'Makes a lite link of a work or appointment; the key is shown this once',
    liteLinkCreationSchema,
    { json: work },
    { ...created, answer: liteLinkCreatedSchema },
  ),
  'DELETE /links/:id': change(
    'Ends a lite link',
    undefined,
    { path: { id: '{link}' } },
    {
      answer: messageSchema,
    },
  ),
});
