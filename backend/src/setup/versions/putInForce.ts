import type { Company } from '../../accounts/companies/company.ts';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { saveProviderPolicy } from '../../portal/policies/providerPolicy.ts';
import { readRules } from '../../portal/reminders/rules/readRules.ts';
import { saveRules } from '../../provider/api/reminders/saveRules.ts';
import { settingsSchema } from '../../provider/api/schemas.ts';
import { changeSettings } from '../../provider/api/settings/changeSettings.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';
import { numberInRules } from '../draft/numberInRules.ts';
import { texts } from '../draft/texts.ts';
import { changedFields } from './changedFields.ts';
import { putLegalInForce } from './putLegalInForce.ts';
import { putScheduleInForce } from './putScheduleInForce.ts';
import { putSetupInForce } from './putSetupInForce.ts';

/**
 * Puts the values of a draft in the place of those in force, by the functions of the calls that change them otherwise
 * (SET-20). What is the same is not touched.
 * @param isFirst whether the provider was never published, so that nothing of it is in force
 * @throws ApiError 422 in words for the owner, for a telephone number in what goes by SMS (LAW-03)
 */
export async function putInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  { before, after, isFirst }: { before: SetupValues; after: SetupValues; isFirst: boolean },
): Promise<void> {
  const { database, clock } = tools;
  const changed = changedFields(before, after);
  const current = await putSetupInForce(tools, company, changed, isFirst);
  await putLegalInForce(tools, current, after);
  const settings = {
    // No clause that nobody chose (D-12).
    ...(isFirst && { storage_fee: null }),
    ...{ ...changed.modules, ...changed.law, ...changed.settings },
  };
  const wanted = v.parse(settingsSchema, settings);
  if (Object.keys(wanted).length > 0) await changeSettings(tools, current, wanted);
  await putScheduleInForce(tools, current, before, after);
  if (changed.policy.policy !== undefined)
    await saveProviderPolicy(database, company.id, changed.policy.policy, clock.now());
  const { rules } = changed.reminders;
  if (rules === undefined) return;
  const number = numberInRules(rules);
  // Of a draft, or a version, of before it was refused there (C-897).
  if (number !== undefined) throw new ApiError(422, texts.numberInSms(number));
  const known = new Set((await readRules(database, company.id)).map(({ id }) => id));
  // A rule that was removed since it was written down begins anew.
  const kept = rules.map((rule) => (known.has(rule.id ?? '') ? rule : { ...rule, id: undefined }));
  await saveRules(tools, company.id, kept);
}
