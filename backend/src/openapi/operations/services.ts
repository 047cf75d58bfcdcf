import { appointmentDetailsSchema, appointmentsSchema } from '@portal/api/work/appointment';
import { approvalSchema } from '@portal/api/work/budgetDifference';
import { messageSchema } from '@portal/api/http/envelope';
import { filesAnswerSchema } from '@portal/api/work/mediaFile';
import {
  chatMessageSchema,
  invoiceRequestSchema,
  privateNoteSchema,
} from '@portal/api/work/createServicesApi';
import { ratingSchema, workSchema, worksSchema } from '@portal/api/work/work';
import * as v from 'valibot';
import type { Operation, Operations } from '../operation.ts';

/** A page of 20 unless told otherwise, at most 200; `next` of one page is the cursor of the following one. */
const page = { limit: v.optional(v.string()), cursor: v.optional(v.string()) };
const list = (summary: string): Operation => ({
  access: 'customer',
  summary,
  query: v.object({ itemId: v.optional(v.string()), ...page }),
  answer: worksSchema,
});
const act = (summary: string, more: Partial<Operation> = {}, id = '{work}'): Operation => ({
  access: 'customer',
  summary,
  answer: messageSchema,
  request: { path: { id } },
  ...more,
});
const draft = { a: 'S-{draft}', b: '{draftWork}' };

/** Works and appointments of the customer. */
export const servicesOperations: Operations = {
  'GET /main/services/scheduled': list('Coming appointments (API-28)'),
  'GET /main/services/scheduled/history': list('Past and cancelled appointments (API-28)'),
  'GET /main/services/active': list('Works under way (API-28)'),
  'GET /main/services/completed': list('Completed works (API-28)'),
  'GET /main/services/:id': act(
    'Details; 301 without Location when an appointment became a work (API-29, C-21)',
    { answer: workSchema },
  ),
  'POST /main/services/:id/approve': act(
    'Approves the budget that was shown; 409 BUDGET_CHANGED with the difference, or TOTAL_CHANGED (API-33)',
    { body: approvalSchema },
  ),
  'POST /main/services/:id/feedback': act('Rates a completed work (API-31)', {
    body: ratingSchema,
    request: { path: { id: '{completed}' }, json: { classification: 5, observation: 'Ótimo.' } },
  }),
  'POST /main/services/:id/invoice': act('Asks for the invoice (API-32)', {
    body: invoiceRequestSchema,
    request: { path: { id: '{completed}' }, json: { emails: ['{email}'] } },
  }),
  'POST /main/services/:id/chat/add': act('Writes to the provider (API-36)', {
    body: chatMessageSchema,
    request: { path: { id: '{work}' }, json: { message: 'Quando fica pronto?' } },
  }),
  'POST /main/services/:id/readCompanyObs': act('Marks the provider’s messages read (API-37)'),
  'POST /main/services/:id/readServiceReady': act('Marks the check read (API-37)'),
  'POST /main/services/:id/readPayment': act('Marks the payment that is asked for read (DET-45)'),
  'POST /main/services/:id/editInternalObs': act('Saves a private note (API-38)', {
    body: privateNoteSchema,
    request: { path: { id: '{work}' }, json: { obs: 'Perguntar pelos pneus.' } },
  }),
  'POST /main/services/:id/media': act('Uploads a file (API-34)', {
    form: ['media', 'thumbnail'],
    status: 201,
  }),
  'DELETE /main/services/:id/media/:mediaId': act('Removes an own file (API-35)', {
    request: { path: { id: '{work}', mediaId: '{file}' } },
  }),
  'POST /main/services/:id/confirm': act('Confirms an appointment', {}, '{appointment}'),
  'POST /main/services/:id/cancel': act('Cancels an appointment (API-30)', {}, '{cancellable}'),
  'GET /main/appointments': {
    access: 'customer',
    summary: 'Agenda over all providers of the person, its history in pages (API-43)',
    query: v.object(page),
    answer: appointmentsSchema,
  },
  'GET /main/appointments/count': {
    access: 'customer',
    summary: 'Number of coming appointments (API-44)',
    answer: v.object({ data: v.object({ total: v.number() }) }),
  },
  'GET /main/appointments/:id': act(
    'Details of an appointment with its token (API-66, C-73)',
    { answer: appointmentDetailsSchema },
    '{appointment}',
  ),
  'GET /main/appointments/:a/:b/media': {
    access: 'customer',
    summary: 'Files of a booking (API-45)',
    answer: filesAnswerSchema,
    request: { path: draft },
  },
  'POST /main/appointments/:a/:b/media': {
    access: 'customer',
    summary: 'Adds a file to a booking (C-80)',
    form: ['media', 'thumbnail'],
    answer: messageSchema,
    status: 201,
    request: { path: draft },
  },
  'DELETE /main/appointments/:a/:b/media/:mediaId': {
    access: 'customer',
    summary: 'Removes a file of a booking (C-80)',
    answer: messageSchema,
    request: { path: { ...draft, mediaId: '{draftFile}' } },
  },
};
