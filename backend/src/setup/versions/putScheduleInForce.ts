import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { saveExpert } from '../../provider/api/schedule/experts.ts';
import { replaceHours } from '../../provider/api/schedule/replaceHours.ts';
import { saveService } from '../../provider/api/schedule/saveService.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';
import { putClosuresInForce } from './putClosuresInForce.ts';

/** Saves experts, services, hours and closures that are others than before. Whoever and whatever is gone is retired. */
export async function putScheduleInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  before: SetupValues,
  after: SetupValues,
): Promise<void> {
  for (const [foId, expert] of Object.entries(after.experts))
    if (!isDeepStrictEqual(expert, before.experts[foId]))
      await saveExpert(tools, company, foId, { ...expert, active: true });
  for (const [foId, expert] of Object.entries(before.experts))
    if (after.experts[foId] === undefined)
      await saveExpert(tools, company, foId, { ...expert, active: false });
  for (const [foId, service] of Object.entries(after.services)) {
    const earlier = before.services[foId];
    if (isDeepStrictEqual(service, earlier)) continue;
    // A policy that is the same stays the row that it is.
    const { policy, ...rest } = service;
    const own = isDeepStrictEqual(policy, earlier?.policy) ? {} : { policy };
    await saveService(tools, company, foId, { ...rest, ...own, active: true });
  }
  for (const [foId, { policy: _policy, ...service }] of Object.entries(before.services))
    if (after.services[foId] === undefined)
      await saveService(tools, company, foId, { ...service, active: false });
  const { hours, closures } = after.hours;
  if (hours !== undefined && !isDeepStrictEqual(hours, before.hours.hours))
    await replaceHours(tools, company, { hours });
  if (closures !== undefined && !isDeepStrictEqual(closures, before.hours.closures))
    await putClosuresInForce(tools, company, closures);
}
