import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { withRepeatableIds } from '../../platform/repeatableIds.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { presentSetup } from '../../rollouts/mgmt/providers/presentSetup.ts';
import { setUpProvider } from '../../rollouts/mgmt/providers/setUpProvider.ts';
import { readDraftValues } from '../draft/readDraftValues.ts';
import { setupValuesSchema } from '../draft/setupValuesSchema.ts';
import { loadDraft } from '../draft/storedDraft.ts';
import { putInForce } from '../versions/putInForce.ts';
import { texts } from './texts.ts';

/** What a draft may still lack of what the law asks for. */
const exampleLegal = {
  ...{ legal_name: texts.legalName, nipc: '999999990' },
  ...{ address: texts.address, email: 'exemplo@exemplo.invalid' },
};

/**
 * Runs work at a provider that has the values of a draft and is there in one transaction only, which is always undone:
 * nothing of the real one is locked or changed, none of its customers is there, and whatever the work books, asks for or
 * plans to send has never been (SET-11, C-811). Its identifiers are those of every other run with this revision of the
 * draft, so that nothing that is kept by them in memory is of another one.
 */
export async function withDraftInForce<Result>(
  backend: Backend,
  real: Company,
  work: (tools: Backend & { database: Transaction }, shown: Company) => Promise<Result>,
): Promise<Result> {
  const transaction = await backend.database.startTransaction().execute();
  try {
    const tools = { ...backend, database: transaction };
    const draft = await loadDraft(transaction, real.id);
    const { values } = await readDraftValues(tools, real, draft);
    return await withRepeatableIds(`portal ${real.id} ${draft.revision}`, async () => {
      const domain = `${newId()}.invalid`;
      const operators = { ...presentSetup(real), alternate_domains: [], listed: false };
      const made = await setUpProvider(tools, domain, operators);
      await putInForce(tools, made, {
        before: v.parse(setupValuesSchema, {}),
        after: { ...values, legal: { ...exampleLegal, ...values.legal } },
        isFirst: true,
      });
      return work(tools, await findOwnCompany(transaction, domain));
    });
  } finally {
    await transaction.rollback().execute();
  }
}
