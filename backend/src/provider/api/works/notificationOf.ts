import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadNotificationTitle } from '../../../portal/customerNotifications/loadNotificationTitle.ts';
import { findWorkOfCompany } from '../../../portal/services/workRow.ts';

/** What a notification of a work of this provider begins with. @throws ApiError 404 */
export async function notificationOf(backend: Backend, company: Company, id: string, at: Date) {
  const row = await findWorkOfCompany(backend.database, company.id, id);
  if (row === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  const title = await loadNotificationTitle(backend, company, row.itemId);
  return { title, about: { company, clientId: row.clientId, subject: `A-${id}`, at } };
}
