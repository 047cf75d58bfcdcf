import { randomInt } from 'node:crypto';
import { contactValidatedSchema } from '@portal/api/account/createIdentityApi';
import { registrationAnswerSchema } from '@portal/api/account/client';
import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { callApi } from '../api.ts';
import { codeSentTo } from '../messages/messagesTo.ts';
import { originOf, type Domain } from '../domains.ts';

export interface Customer {
  domain: Domain;
  /** E.164. */
  phone: string;
  name: string;
  token: string;
}

/** How many numbers each worker of a run has. */
const OF_WORKER = 10_000;
/** `globalSetup` says where those of a run begin: numbers by chance meet each other once in fifty runs. */
const begin = Number(process.env['PORTAL_TEST_MOBILES'] ?? randomInt(10_000_000));
let last = begin + OF_WORKER * Number(process.env['TEST_WORKER_INDEX'] ?? 0);

/** A Portuguese mobile number that no other test uses: nine digits. */
export function newMobile(): string {
  last += 1;
  return `91${String(last % 10_000_000).padStart(7, '0')}`;
}

/** Sends the client data after a contact was validated. Accepts the terms; answers the session. */
async function register(domain: Domain, validated: unknown, client: object): Promise<string> {
  const { registration_token: token } = v.parse(contactValidatedSchema, validated);
  const registration = await callApi(domain, '/main/user/client/', {
    method: 'POST',
    body: { ...client, token, terms_accepted: true },
  });
  return v.parse(registrationAnswerSchema, registration).token;
}

/** Registers a new customer over HTTP, with the code that was really sent, and accepts the terms. */
export async function registerCustomer(domain: Domain, name = 'Inês Carvalho'): Promise<Customer> {
  const phone = `+351${newMobile()}`;
  await callApi(domain, '/main/user/phone', { method: 'POST', body: { phone, platform: 'WEB' } });
  const code = await codeSentTo(phone);
  const body = { phone, code };
  const validated = await callApi(domain, '/main/user/phone/validate', { method: 'POST', body });
  const phones = [{ number: phone, primary: true }];
  return {
    domain,
    phone,
    name,
    token: await register(domain, validated, { name, phones, email: null }),
  };
}

/** Registers a new customer who has an e-mail and no phone; `phone` is empty. */
export async function registerByEmail(domain: Domain, name = 'Inês Carvalho'): Promise<Customer> {
  const email = `cliente.${newMobile()}@exemplo.pt`;
  await callApi(domain, '/main/user/email/code', { method: 'POST', body: { email } });
  const body = { email, code: await codeSentTo(email) };
  const validated = await callApi(domain, '/main/user/email/validate', { method: 'POST', body });
  return {
    domain,
    phone: '',
    name,
    token: await register(domain, validated, { name, phones: [], email }),
  };
}

/**
 * Puts the customer's session and cookie consent into a browser, as if logged in earlier, and the
 * answers to what the portal asks by itself, so that nothing comes over the page of a test.
 */
export async function openSession(context: BrowserContext, customer: Customer): Promise<void> {
  const url = originOf(customer.domain);
  await context.addCookies([
    { name: 'sessionToken', value: customer.token, url },
    { name: 'acceptedNecessaryCookies', value: 'true', url },
    { name: 'videoTutorial', value: 'true', url },
    { name: 'readLocationRequest', value: 'false', url },
  ]);
}

/** Adds an item to the customer's list. */
export async function addItem(customer: Customer, specs: Record<string, string>): Promise<void> {
  const { domain, token } = customer;
  await callApi(domain, '/main/items/', { method: 'POST', token, body: { specs } });
}
