import type { deletionRequestSchema } from '@portal/api/account/deletionPreview';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { updateClient } from '../../accounts/identity/queries.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { forgetFilesOfClient } from '../../platform/media/forgetFilesOfClient.ts';
import { contactsOf } from './contactsOf.ts';
import { loadBudgetSettings } from '../budgets/budgetSettings.ts';
import { markCancelled } from '../appointments/markCancelled.ts';
import { isLastProvider } from './isLastProvider.ts';
import { previewDeletion } from './previewDeletion.ts';
import { lockAccount } from './lockAccount.ts';
import { keptAfterDeletion } from './keptAfterDeletion.ts';
import { lockUpcomingBookings } from './upcomingBookings.ts';
import { requireAccepted } from './requireAccepted.ts';
import { requireRefundAccount } from './requireRefundAccount.ts';
import { storeMissingAccounts } from '../payments/settling/refundAccounts.ts';
import { tellOfDeletion } from './tellOfDeletion.ts';
import { eraseImportedLines } from './erasing/eraseImportedLines.ts';
import { eraseLogin } from './erasing/eraseLogin.ts';
import { eraseOwnRows } from './erasing/eraseOwnRows.ts';
import { eraseOwnWords } from './erasing/eraseOwnWords.ts';
import { forgetAnswersOf } from './erasing/forgetAnswersOf.ts';
import { forgetCodesOf } from './erasing/forgetCodesOf.ts';
import { contactChangePendingUntil } from '../../accounts/contacts/contactChanges.ts';
import { requireFreshLogin } from '../../accounts/sessions/freshLogin.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import { revokeSessionsOfClient } from '../../accounts/sessions/revokeSession.ts';
import { texts } from '../../accounts/identity/texts.ts';

/**
 * Ends the person's account at this provider (API-11): personal data, private notes, uploaded files, stored billing data,
 * bookings under preparation, waiting lists, reminders with their devices and the address of the calendar are erased, bookings to come are called off, and of what stays the customer's own words
 * go: messages, observations, requests, items without a work. Works stay with the provider without a name, with the provider's own files
 * and the billing data that payments were made with, which invoices need. With the last provider the login goes as well.
 * Nothing else of the person stays in any table or file than what the preview named (ACC-17).
 * @param request with the id of the preview that the person read; without one, as pages of before call, nothing may be kept
 *   of what was paid for bookings that end (D-09)
 * @throws ApiError 403 `LOGIN_AGAIN` for an old session, 409 where the account is gone already (PRO-16), 422
 *   `CHANGE_PENDING` while a change of login can be taken back, 422 `PREVIEW_CHANGED` with the new preview where it says
 *   something else by now, or was not read while money would be kept (ACC-16), 422 `REFUND_ACCOUNT_NEEDED` while money that
 *   only a transfer gives back has no account to go to (C-937)
 */
export async function deleteAccount(
  backend: Pick<Backend, 'database' | 'clock' | 'delivery' | 'environment'>,
  customer: Customer,
  { accepts, refund_account: account }: v.InferOutput<typeof deletionRequestSchema> = {},
): Promise<void> {
  const { database, clock } = backend;
  const { company, client, user } = customer;
  const now = clock.now();
  requireFreshLogin(customer, now);
  await inTransaction(database, async (transaction) => {
    // Whoever lost the account a moment ago must find it when they take the change back (ACC-08).
    const until = await contactChangePendingUntil(transaction, user.id, now);
    if (until !== undefined)
      throw new ApiError(422, texts.changePending(until), { code: 'CHANGE_PENDING' });
    await lockAccount(transaction, customer);
    const upcoming = await lockUpcomingBookings(transaction, customer, now);
    const preview = await previewDeletion(transaction, customer, upcoming, now);
    requireAccepted(accepts, preview, upcoming);
    if (account === undefined) await requireRefundAccount(transaction, client, upcoming);
    const isLast = await isLastProvider(transaction, user.id, client.id);
    const { evidenceMonths } = await loadBudgetSettings(transaction, company.id);
    await updateClient(transaction, client.id, {
      userId: null,
      name: '',
      address: null,
      postalCode: null,
      city: null,
      vat: null,
      phones: [],
      email: null,
      secondaryEmail: null,
      invoicePrimary: false,
      invoiceSecondary: false,
      deletedAt: now,
      evidenceMonthsTold: evidenceMonths,
    });
    await revokeSessionsOfClient(transaction, client.id, now);
    await transaction
      .updateTable('sessions')
      .set({ device: null })
      .where('clientId', '=', client.id)
      .execute();
    for (const { row, result } of upcoming) await markCancelled(transaction, row.id, result, now);
    if (account !== undefined)
      await storeMissingAccounts({ ...backend, database: transaction }, client, account);
    await transaction
      .updateTable('waitingEntries')
      .set({ state: 'left', endedAt: now })
      .where('clientId', '=', client.id)
      .where('endedAt', 'is', null)
      .execute();
    const contacts = await contactsOf(transaction, customer);
    await eraseOwnWords(transaction, customer, contacts, now);
    await eraseImportedLines(transaction, client, contacts);
    await forgetCodesOf(transaction, contacts);
    await transaction
      .deleteFrom('smsStops')
      .where('companyId', '=', company.id)
      .where('phone', '=', sql<string>`any(${contacts})`)
      .execute();
    await forgetFilesOfClient(transaction, { companyId: company.id, clientId: client.id });
    await eraseOwnRows(transaction, customer);
    // With the account that was given along with the deletion, which the preview could not know.
    const kept =
      account === undefined
        ? preview.kept
        : await keptAfterDeletion(transaction, client, contacts, now);
    await tellOfDeletion(transaction, backend, customer, { kept, upcoming }, now);
    await forgetAnswersOf(transaction, client, contacts);
    if (isLast) await eraseLogin(transaction, user.id, now);
  });
}
