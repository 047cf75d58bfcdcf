import type { Context } from 'hono';
import { publicAddress, type Environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import type { Company } from '../companies/company.ts';
import { texts } from './texts.ts';

/** Where passkeys of a provider are good: its own domain, and there only at the address that customers open (D-23). */
export interface RelyingParty {
  companyId: string;
  /** The provider's domain. */
  id: string;
  name: string;
  origin: string;
}

/** Of a call that came to the provider's own domain. @throws ApiError 422 at an alternate one (ACC-09) */
export function relyingPartyOf(
  context: Context,
  environment: Environment,
  { id, domain, name }: Pick<Company, 'id' | 'domain' | 'name'>,
): RelyingParty {
  if (requestDomain(context) !== domain) throw new ApiError(422, texts.onlyAt(domain));
  return { companyId: id, id: domain, name, origin: publicAddress(environment, domain) };
}
