import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { policyOnWire } from '../../portal/policies/policy.ts';
import { readProviderPolicy } from '../../portal/policies/providerPolicy.ts';
import { readRules } from '../../portal/reminders/rules/readRules.ts';
import { ruleOnWire } from '../../portal/reminders/rules/storedRule.ts';
import { readSettings } from '../../provider/api/settings/readSettings.ts';
import { presentSetup } from '../../rollouts/mgmt/providers/presentSetup.ts';
import { readSchedule } from './readSchedule.ts';
import {
  settingsFieldsOf,
  setupFieldsOf,
  setupValuesSchema,
  type SetupValues,
} from './setupValuesSchema.ts';

/** What of a provider is in force: what its customers see now, with which a draft begins (SET-06). */
export async function readValuesInForce(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<SetupValues> {
  const setup = presentSetup(company);
  const settings = {
    ...(await readSettings(database, company)),
    // What it says itself: what the trade has in place of it follows the trade.
    ...(company.withdrawalRight === null && { withdrawal: null }),
    feed_names: company.feedNames,
  };
  const policy = await readProviderPolicy(database, company.id);
  const rules = await readRules(database, company.id);
  return v.parse(setupValuesSchema, {
    ...(await readSchedule(database, company, clock.now())),
    identity: v.parse(setupFieldsOf.identity, setup),
    legal: company.legal ?? {},
    brand: v.parse(setupFieldsOf.brand, setup),
    activity: v.parse(setupFieldsOf.activity, setup),
    modules: {
      ...v.parse(setupFieldsOf.modules, setup),
      ...v.parse(settingsFieldsOf.modules, settings),
    },
    policy: { policy: policy === null ? null : policyOnWire(policy) },
    reminders: { rules: rules.map(ruleOnWire) },
    law: { ...v.parse(setupFieldsOf.law, setup), ...v.parse(settingsFieldsOf.law, settings) },
    settings: v.parse(settingsFieldsOf.settings, settings),
  });
}
