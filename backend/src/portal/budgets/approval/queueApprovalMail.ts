import type { Transaction } from '../../../platform/database/database.ts';

/** Has both sides sent the document of an approval, not before `at`, in the transaction of the decision (BUD-37). */
export async function queueApprovalMail(
  transaction: Transaction,
  { id, companyId, at }: { id: string; companyId: string; at: Date },
): Promise<void> {
  await transaction.insertInto('approvalMails').values({ id, companyId, nextTryAt: at }).execute();
}
