import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../companies/company.ts';
import { refuseSuspended } from '../companies/refuseSuspended.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { bearerToken, requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { noteProvider } from '../../platform/operations/noteProvider.ts';
import { requireAllowedChange } from './requireAllowedChange.ts';
import { findCaller, type SessionOwner } from './findCaller.ts';

/**
 * Who calls, at which provider. Every query of a customer's data takes `company.id` and `client.id` from here. It is the one
 * role of the portal (PRO-22): whoever is registered may do everything (PRO-20), book and pay included (PRO-23).
 */
export interface Customer extends SessionOwner {
  company: Company;
}

/**
 * The customer of this request, or undefined for a visitor.
 * @throws ApiError 404 for an unknown provider, 503 for one that is suspended (C-684), 403 for a change that the session may not make
 */
export async function findCustomer(
  context: Context,
  backend: Pick<Backend, 'database' | 'clock'>,
): Promise<Customer | undefined> {
  const domain = requestDomain(context);
  const token = bearerToken(context);
  const caller = await findCaller(backend.database, domain, token, backend.clock.now());
  if (caller === undefined) throw new ApiError(404, texts.unknownProvider);
  const { company, owner } = caller;
  noteProvider(company.domain);
  refuseSuspended(company);
  if (owner === undefined) return undefined;
  requireAllowedChange(context, owner);
  return { ...owner, company };
}

/** The customer of this request. @throws ApiError 401 without a valid session of this provider (API-01) */
export async function requireCustomer(
  context: Context,
  backend: Pick<Backend, 'database' | 'clock'>,
): Promise<Customer> {
  const customer = await findCustomer(context, backend);
  if (customer === undefined) throw new ApiError(401, texts.unauthorised);
  return customer;
}
