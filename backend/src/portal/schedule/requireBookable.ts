import type { Company } from '../../accounts/companies/company.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/** A provider whose times can be booked here. @throws ApiError 403 */
export function requireBookable(company: Company): Company {
  if (company.schedulerModule !== 'FULL')
    throw new ApiError(403, texts.notEnabled, { code: 'home' });
  return company;
}
