import {
  confirmationRequestSchema,
  contactReversalSchema,
  codeSentSchema,
  contactValidatedSchema,
  emailCodeRequestSchema,
  emailConfirmationSchema,
  emailValidationSchema,
  loginAnswerSchema,
  loginRequestSchema,
  phoneCodeRequestSchema,
  phoneValidationSchema,
  signupRequestSchema,
} from '@portal/api/account/createIdentityApi';
import { registrationAnswerSchema, registrationSchema } from '@portal/api/account/client';
import { messageSchema } from '@portal/api/http/envelope';
import { termsAcceptanceSchema } from '@portal/api/account/clientInfo';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';

const email = 'nova@exemplo.pt';
const phone = '+351917000009';
const password = 'Cadeira-2026';

/** How a visitor becomes a customer with a session. */
export const loginOperations: Operations = {
  'POST /main/user/phone': {
    access: 'visitor',
    summary: 'Sends a code of six digits by SMS (API-14)',
    body: phoneCodeRequestSchema,
    answer: codeSentSchema,
    request: { as: 'visitor', json: { phone, platform: 'WEB' } },
  },
  'POST /main/user/phone/validate': {
    access: 'visitor',
    summary: 'Uses the code: session, or token to register with (API-15)',
    body: phoneValidationSchema,
    answer: contactValidatedSchema,
    request: { as: 'visitor', json: { phone, code: '123456' } },
    withoutExample: true,
  },
  'POST /main/user/email/code': {
    access: 'visitor',
    summary: 'Sends a code of six digits by e-mail (API-16)',
    body: emailCodeRequestSchema,
    answer: codeSentSchema,
    request: { as: 'visitor', json: { email, password } },
  },
  'POST /main/user/email/validate': {
    access: 'visitor',
    summary: 'Uses the code: session, or token to register with (API-17)',
    body: emailValidationSchema,
    answer: contactValidatedSchema,
    request: { as: 'visitor', json: { email, code: '123456' } },
    withoutExample: true,
  },
  'POST /main/user/email/confirm': {
    access: 'visitor',
    summary: 'Confirms the e-mail of a sign-up, for its session or its password (API-18)',
    query: v.object({ token: v.string() }),
    body: emailConfirmationSchema,
    answer: messageSchema,
    request: { as: 'visitor', query: { token: 'of-the-link' } },
    withoutExample: true,
  },
  'POST /main/user/email/resend': {
    access: 'visitor',
    summary:
      'Sends the confirmation of a sign-up again (ERR-38); says nothing of who has an account',
    body: confirmationRequestSchema,
    answer: messageSchema,
    request: { as: 'visitor', json: { email, password } },
  },
  'POST /main/user/contact/change/reverse': {
    access: 'visitor',
    summary: 'Takes a change of login contact back, with the link that the former one got (ACC-07)',
    body: contactReversalSchema,
    answer: messageSchema,
    request: { as: 'visitor', json: { token: 'of-the-link' } },
    withoutExample: true,
  },
  'POST /main/user/login': {
    access: 'visitor',
    summary: 'Logs in with password or code (API-05, C-127)',
    body: loginRequestSchema,
    answer: loginAnswerSchema,
    request: { as: 'visitor', json: { login: '{email}', password: '{password}' } },
  },
  'POST /main/user/login/provider': {
    access: 'customer',
    summary: 'Enters or joins another provider (API-06)',
    body: v.object({ domain: v.string(), terms_accepted: v.optional(v.boolean()) }),
    request: { json: { domain: '{otherDomain}', terms_accepted: true } },
  },
  'POST /main/user/login/demo': {
    access: 'open',
    summary: 'Enters a demo company as one of its customers (API-07)',
    body: v.object({ id: v.string(), domain: v.string() }),
    answer: v.object({ data: v.object({ token: v.string() }) }),
    request: { json: { id: '{demoClient}', domain: '{demoDomain}' } },
  },
  'POST /main/user/signup': {
    access: 'visitor',
    summary: 'Makes an account with e-mail and password (API-08)',
    body: signupRequestSchema,
    answer: loginAnswerSchema,
    status: 201,
    request: { as: 'visitor', json: { email: 'outra@exemplo.pt', password } },
  },
  'POST /main/user/client': {
    access: 'visitor',
    summary: 'Registers the owner of a validated contact (API-19, C-71)',
    body: registrationSchema,
    answer: registrationAnswerSchema,
    status: 201,
    request: {
      as: 'visitor',
      json: { name: 'Nova Cliente', token: '{registrationToken}', terms_accepted: true },
    },
  },
  'GET /main/user/client/presignup': {
    access: 'visitor',
    summary: 'Accepts the terms; 409 code 5 when that was done before (API-13, C-110)',
    query: v.object({ terms_accepted: v.optional(v.picklist(['true', 'false'])) }),
    answer: termsAcceptanceSchema,
    request: { as: 'visitor', query: { terms_accepted: 'true' } },
  },
  'POST /main/user/logout': {
    access: 'visitor',
    summary: 'Ends this session',
    answer: messageSchema,
    request: { as: 'visitor' },
  },
};
