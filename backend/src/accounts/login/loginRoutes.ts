import {
  contactReversalSchema,
  demoLoginRequestSchema,
  confirmationRequestSchema,
  emailCodeRequestSchema,
  emailConfirmationSchema,
  emailValidationSchema,
  loginRequestSchema,
  phoneCodeRequestSchema,
  phoneValidationSchema,
  signupRequestSchema,
} from '@portal/api/account/createIdentityApi';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { requireCompany } from '../companies/requireCompany.ts';
import type { Company } from '../companies/company.ts';
import { clientAddress } from '../../platform/http/clientAddress.ts';
import { readJson, readQuery } from '../../platform/http/readJson.ts';
import { sendCode } from '../contacts/codes.ts';
import { confirmEmail } from '../registration/confirmEmail.ts';
import { readLoginEmail, readLoginPhone } from '../contacts/contacts.ts';
import { login, loginAtProvider, loginToDemo } from './login.ts';
import { checkPassword, wordsAround } from './password.ts';
import { findCustomer, requireCustomer, type Customer } from '../sessions/requireCustomer.ts';
import { resendConfirmation } from '../registration/resendConfirmation.ts';
import { reverseContactChange } from '../contacts/reverseContactChange.ts';
import { signUp } from '../registration/signup.ts';
import { texts } from '../identity/texts.ts';
import { validateContact } from '../contacts/validateContact.ts';

const providerLoginSchema = v.object({
  domain: v.string(),
  terms_accepted: v.optional(v.boolean(), false),
});
const confirmationQuery = v.object({ token: v.string() });

/** Codes, login and sign-up (API-05..08, API-14..18). */
export function loginRoutes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.post('/main/user/phone', async (context) => {
    const { phone } = await readJson(context, phoneCodeRequestSchema);
    const company = await requireCompany(context, backend);
    const customer = await findCustomer(context, backend);
    return context.json(
      await sendCode(backend, {
        company,
        channel: 'sms',
        contact: readLoginPhone(phone),
        customer,
        address: clientAddress(context),
      }),
    );
  });
  app.post('/main/user/phone/validate', async (context) => {
    const { phone, code } = await readJson(context, phoneValidationSchema);
    const company = await requireCompany(context, backend);
    const customer = await findCustomer(context, backend);
    return context.json(
      await validateContact(backend, {
        company,
        customer,
        channel: 'sms',
        contact: readLoginPhone(phone),
        code,
        address: clientAddress(context),
      }),
    );
  });

  app.post('/main/user/email/code', async (context) => {
    const { email, password } = await readJson(context, emailCodeRequestSchema);
    const company = await requireCompany(context, backend);
    const customer = await findCustomer(context, backend);
    if (password !== undefined) checkPassword(password, wordsOf(email, company, customer));
    return context.json(
      await sendCode(backend, {
        company,
        channel: 'email',
        contact: readLoginEmail(email),
        customer,
        address: clientAddress(context),
      }),
    );
  });
  app.post('/main/user/email/validate', async (context) => {
    const { email, code, password } = await readJson(context, emailValidationSchema);
    const company = await requireCompany(context, backend);
    const customer = await findCustomer(context, backend);
    if (password !== undefined) checkPassword(password, wordsOf(email, company, customer));
    return context.json(
      await validateContact(backend, {
        company,
        customer,
        channel: 'email',
        contact: readLoginEmail(email),
        code,
        password,
        address: clientAddress(context),
      }),
    );
  });
  app.post('/main/user/email/confirm', async (context) => {
    const { token } = await readQuery(context, confirmationQuery);
    const { password } = await readJson(context, emailConfirmationSchema);
    const customer = await findCustomer(context, backend);
    const session = customer && { userId: customer.user.id, sessionId: customer.sessionId };
    await confirmEmail(backend, token, { session, password });
    return context.json({ message: texts.emailValidated });
  });

  app.post('/main/user/email/resend', async (context) => {
    const request = await readJson(context, confirmationRequestSchema);
    const company = await requireCompany(context, backend);
    await resendConfirmation(backend, company, request, clientAddress(context));
    return context.json({ message: texts.confirmationResent });
  });

  app.post('/main/user/contact/change/reverse', async (context) => {
    const { token } = await readJson(context, contactReversalSchema);
    await reverseContactChange(backend, token);
    return context.json({ message: texts.changeReversed });
  });

  app.post('/main/user/login', async (context) => {
    const credentials = await readJson(context, loginRequestSchema);
    const company = await requireCompany(context, backend);
    return context.json(await login(backend, company, credentials, clientAddress(context)));
  });
  app.post('/main/user/login/provider', async (context) => {
    const request = await readJson(context, providerLoginSchema);
    return context.json(
      await loginAtProvider(backend, await requireCustomer(context, backend), request),
    );
  });
  app.post('/main/user/login/demo', async (context) => {
    const request = await readJson(context, demoLoginRequestSchema);
    const token = await loginToDemo(backend, request, clientAddress(context));
    return context.json({ data: { token } });
  });
  app.post('/main/user/signup', async (context) => {
    const request = await readJson(context, signupRequestSchema);
    const company = await requireCompany(context, backend);
    return context.json(await signUp(backend, company, request, clientAddress(context)), 201);
  });
  return app;
}

/** What a password that comes with a login e-mail may not be built around (C-234). */
function wordsOf(email: string, company: Company, customer: Customer | undefined) {
  return [email, company.name, ...(customer ? wordsAround(customer) : [])];
}
