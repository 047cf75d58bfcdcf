import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { findSubject, type Subject } from './findSubject.ts';

/** The customer who calls, and their work or appointment in the path. @throws ApiError as requireCustomer and findSubject */
export async function openSubject(
  context: Context,
  backend: Backend,
  id = readParameter(context, 'id'),
): Promise<{ customer: Customer; subject: Subject }> {
  const customer = await requireCustomer(context, backend);
  return { customer, subject: await findSubject(backend.database, customer, id) };
}
