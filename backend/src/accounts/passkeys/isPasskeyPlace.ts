import type { Context } from 'hono';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import type { Company } from '../companies/company.ts';

/** Whether passkeys can be made where a call came to: never at a demo nor at an alternate domain (ACC-09). */
export function isPasskeyPlace(
  context: Context,
  { domain, demo }: Pick<Company, 'domain' | 'demo'>,
): boolean {
  return !demo && requestDomain(context) === domain;
}
