import { appointmentsSchema } from '@portal/api/work/appointment';
import { messageSchema } from '@portal/api/http/envelope';
import { showcaseSchema } from '@portal/api/company/createLiteApi';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import { chatMessageSchema } from '@portal/api/work/createServicesApi';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';

const linked = { path: { id: '{appointment}' } };

/** The calendar service, and what lite links open. */
export const liteOperations: Operations = {
  'GET /calendar/customer/links': {
    access: 'visitor',
    summary: 'Exchanges the key of a lite link for a credential; changes nothing (API-58)',
    query: v.object({ key: v.string() }),
    answer: liteLinkSchema,
    request: { query: { key: '{linkKey}' } },
  },
  'GET /calendar/customer/appointment': {
    access: 'lite',
    summary: 'The one appointment, pending or history (API-59)',
    answer: appointmentsSchema,
  },
  'POST /calendar/customer/appointment/:id/confirm': {
    access: 'lite',
    summary: 'Confirms the appointment (API-60)',
    answer: messageSchema,
    request: linked,
  },
  'POST /calendar/customer/appointment/:id/chat/add': {
    access: 'lite',
    summary: 'Writes to the provider; with a session’s token_cal only (API-62)',
    body: chatMessageSchema,
    answer: messageSchema,
    request: { ...linked, json: { message: 'Posso chegar mais cedo?' } },
    withoutExample: true,
  },
  'DELETE /calendar/customer/appointment/:id': {
    access: 'lite',
    summary: 'Cancels the appointment; with a session’s token_cal only (API-61)',
    answer: messageSchema,
    request: linked,
    withoutExample: true,
  },
  'GET /calendar/customer/showcase/:id': {
    access: 'lite',
    summary: 'What a link shows, by the table of codes 1, 2, 3 and 5 (API-63)',
    answer: showcaseSchema,
    request: linked,
  },
  'POST /calendar/customer/showcase/:id/confirm': {
    access: 'lite',
    summary: 'Confirms the appointment that is shown (API-64)',
    answer: messageSchema,
    request: linked,
  },
  'GET /main/showcase/work/:id': {
    access: 'lite',
    summary: 'The work or appointment that a link shows (API-51)',
    answer: showcaseSchema,
    request: linked,
  },
};
