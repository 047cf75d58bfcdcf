import { clientPatchSchema, clientSchema, clientUpdateSchema } from '@portal/api/account/client';
import { countersSchema } from '@portal/api/account/counters';
import { companiesSchema } from '@portal/api/company/company';
import { messageSchema } from '@portal/api/http/envelope';
import { feedbackSchema, supportSchema } from '@portal/api/work/createFeedbackApi';
import { passwordChangeSchema } from '@portal/api/account/createIdentityApi';
import {
  notificationChangesRequestSchema,
  notificationsSchema,
} from '@portal/api/account/notification';
import { clientInfoSchema } from '@portal/api/account/clientInfo';
import { sessionOverviewSchema } from '@portal/api/account/sessionOverview';
import type { Operations } from '../operation.ts';

const notification = { id: '{notification}' };

/** The customer's own data, sessions, notifications and words about the portal. */
export const customerOperations: Operations = {
  'GET /main/user/client': {
    access: 'customer',
    summary: 'The customer’s data (API-09)',
    answer: clientSchema,
  },
  'GET /main/user/client/info': {
    access: 'customer',
    summary: 'What the shell loads at startup (API-12)',
    answer: clientInfoSchema,
  },
  'PUT /main/user/client': {
    access: 'customer',
    summary: 'Changes all of the customer’s data (API-10)',
    body: clientUpdateSchema,
    answer: clientSchema,
    request: {
      json: {
        name: 'Ana Segredo',
        address: 'Rua do Segredo 1',
        postal_code: '1000-001',
        city: 'Lisboa',
        country_id: 175,
        vat: null,
        phones: [{ number: '912000001', primary: true }],
        email: '{email}',
        secondary_email: null,
        invoice_primary: true,
        invoice_secondary: false,
      },
    },
  },
  'PATCH /main/user/client': {
    access: 'customer',
    summary: 'Changes what is named of the customer’s data (API-10, C-28)',
    body: clientPatchSchema,
    answer: clientSchema,
    request: { json: { city: 'Porto' } },
  },
  'DELETE /main/user/client': {
    access: 'customer',
    summary: 'Deletes the account at this provider (API-11)',
    answer: messageSchema,
    request: { as: 'leaving' },
  },
  'GET /main/user/sessions': {
    access: 'customer',
    summary: 'The person’s open sessions',
    answer: sessionOverviewSchema,
  },
  'DELETE /main/user/sessions/:id': {
    access: 'customer',
    summary: 'Ends one session',
    answer: messageSchema,
    request: { path: { id: '{session}' } },
  },
  'PUT /main/user/password': {
    access: 'customer',
    summary: 'Changes the password and ends the other sessions (API-76, C-111)',
    body: passwordChangeSchema,
    answer: messageSchema,
    request: { json: { password: 'Cadeira-2027' } },
  },
  'POST /main/user/logout/everywhere': {
    access: 'customer',
    summary: 'Ends all sessions of the person',
    answer: messageSchema,
    request: { as: 'leaving' },
  },
  'GET /main/client/company': {
    access: 'customer',
    summary: 'The person’s providers, the present one first (API-39)',
    answer: companiesSchema,
  },
  'GET /main/user/menu/counters': {
    access: 'customer',
    summary: 'Numbers on bell and bar; 409 with error_code 2 before registering (API-42)',
    answer: countersSchema,
  },
  'GET /main/live': {
    access: 'customer',
    summary:
      'Server-sent events `notification` and `service` with the subject that changed; needs Accept: text/event-stream',
    type: 'text/event-stream',
    withoutExample: true,
  },
  'GET /main/notifications': {
    access: 'customer',
    summary: 'Notifications, newest first (API-77)',
    answer: notificationsSchema,
  },
  'POST /main/notifications/changes': {
    access: 'customer',
    summary: 'Notifications that changed since a time (API-78)',
    body: notificationChangesRequestSchema,
    answer: notificationsSchema,
    request: { json: { last_id: null, timestamp: null } },
  },
  'PUT /main/notifications/:id': {
    access: 'customer',
    summary: 'Marks a notification read (API-79)',
    answer: messageSchema,
    request: { path: notification },
  },
  'PUT /main/notifications/read-all': {
    access: 'customer',
    summary: 'Marks all notifications read (API-79)',
    answer: messageSchema,
  },
  'DELETE /main/notifications/:id': {
    access: 'customer',
    summary: 'Removes a notification (API-80)',
    answer: messageSchema,
    request: { path: notification },
  },
  'POST /main/application/feedback': {
    access: 'customer',
    summary: 'Rates the portal (API-49)',
    body: feedbackSchema,
    answer: messageSchema,
    request: { json: { classification: 5, observation: 'Muito prático.' } },
  },
  'POST /main/application/support': {
    access: 'customer',
    summary: 'Asks the portal’s team or the provider (API-50)',
    body: supportSchema,
    answer: messageSchema,
    request: { json: { message: 'Como mudo o meu e-mail?', type: 'COMPANY' } },
  },
};
