import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { storeDraft } from './storedDraft.ts';

/**
 * Begins the draft of a provider that was just made and serves nobody yet: from these values, and not from what its row
 * holds in place of what nobody said (C-755). Until it is published there is nothing to go back to.
 */
export async function beginDraft(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  values: SetupFields,
  author: string,
): Promise<void> {
  const begun = { revision: 1, beginsEmpty: true, changes: values, touched: {} };
  await inTransaction(database, (transaction) =>
    storeDraft(transaction, company.id, begun, author, clock.now()),
  );
}
