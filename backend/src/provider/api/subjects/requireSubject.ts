import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Subject } from '../../../portal/services/findSubject.ts';
import { findSubjectOfCompany } from '../../../portal/services/findSubjectOfCompany.ts';

/** A work or appointment of this provider by its id on the wire. @throws ApiError 404 */
export async function requireSubject(
  backend: Backend,
  company: Company,
  id: string,
): Promise<Subject> {
  const subject = await findSubjectOfCompany(backend.database, company.id, id);
  if (subject !== undefined) return subject;
  throw new ApiError(404, `There is no work or appointment ${id}.`);
}
