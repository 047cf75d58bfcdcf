import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changeSetup } from '../../rollouts/mgmt/providers/changeSetup.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { presentSetup } from '../../rollouts/mgmt/providers/presentSetup.ts';
import { providerSetupSchema } from '../../rollouts/mgmt/providers/providerSetupSchema.ts';
import { setUpProvider } from '../../rollouts/mgmt/providers/setUpProvider.ts';
import { setupFieldsOf, type SetupValues } from '../draft/setupValuesSchema.ts';

/**
 * Changes the configuration of a provider. Of one that was never published only the operator's own fields and the colour
 * stay: labels and the like follow from the vertical then, as of any new provider (C-755).
 * @returns the provider as it is now
 */
export async function putSetupInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  changed: SetupValues,
  isFirst: boolean,
): Promise<Company> {
  const change = {
    ...changed.identity,
    ...changed.brand,
    ...changed.activity,
    ...v.parse(setupFieldsOf.modules, changed.modules),
    ...v.parse(setupFieldsOf.law, changed.law),
  };
  if (isFirst) {
    const operators = v.omit(providerSetupSchema, [
      ...(['item_label', 'item_label_plural', 'item_labels', 'icon_set'] as const),
      ...(['signup_item_fields', 'edit_item_fields', 'item_title_template'] as const),
      ...(['item_subtitle_template', 'client_labels', 'work_labels'] as const),
    ]);
    const kept = v.parse(operators, presentSetup(company));
    return setUpProvider(
      tools,
      company.domain,
      v.parse(providerSetupSchema, { ...kept, ...change }),
    );
  }
  if (Object.keys(change).length > 0) await changeSetup(tools, company.domain, change);
  return findOwnCompany(tools.database, company.domain);
}
