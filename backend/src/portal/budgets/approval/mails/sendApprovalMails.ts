import { LEGAL_PATHS } from '@portal/contract/paths';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import type { Company } from '../../../../accounts/companies/company.ts';
import type { Backend } from '../../../../platform/backend.ts';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { publicAddress } from '../../../../platform/environment.ts';
import type { AttachedFile } from '../../../../platform/messaging/attachedFile.ts';
import { queueMessage } from '../../../../platform/messaging/queueMessage.ts';
import { loadNotificationTitle } from '../../../customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../../customerNotifications/notifyCustomer.ts';
import { findWorkOfCompany } from '../../../services/workRow.ts';
import { loadBudgetSettings } from '../../budgetSettings.ts';
import { approvalTerms, type ApprovalFacts } from '../../../contractTerms/approvalTerms.ts';
import type { TermsPart } from '../../../contractTerms/termsPart.ts';
import { withdrawalOffer } from '../../../withdrawals/withdrawalOffer.ts';
import { approvalFactsOf } from '../approvalFactsOf.ts';
import { documentOf } from '../documentOf.ts';
import { loadApproval, type Approval } from '../loadApproval.ts';
import { texts } from '../texts.ts';
import { isWithdrawnFrom } from './isWithdrawnFrom.ts';

/**
 * Sends both sides the document of an approval, or where it is when the provider wants no file in mails, or its files
 * are about health (BUD-37). Once: whoever takes the record out of the queue sends. Of what was taken back, or
 * withdrawn from as a whole (C-877), nobody hears, and of what is decided in a demo nobody outside (BUD-40).
 */
export async function sendApprovalMails(
  backend: Backend,
  company: Company,
  recordId: string,
): Promise<void> {
  if (company.demo) return;
  const { database } = backend;
  const approval = await loadApproval(database, company, recordId);
  const subject = approval?.record.subject ?? '';
  const work = await findWorkOfCompany(database, company.id, subject.slice(2));
  if (approval === undefined || work === undefined) return;
  if (await isWithdrawnFrom(database, approval)) return;
  const attachments = await filesOf(backend, company, approval);
  const title = await loadNotificationTitle(backend, company, work.itemId);
  const offer = await withdrawalOffer(database, backend, company, subject);
  const facts = approvalFactsOf(approval, offer?.address ?? legalAddress(backend, company));
  const { totalCents } = facts;
  const isAttached = attachments.length > 0;
  await inTransaction(database, async (transaction) => {
    const taken = await transaction
      .deleteFrom('approvalMails')
      .where('id', '=', recordId)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) return;
    await notifyCustomer(transaction, backend, {
      ...{ kind: 'budgetApproved', company, clientId: work.clientId, subject },
      facts: {
        title,
        totalCents,
        isAttached,
        withdrawal: offer,
        terms: isAttached ? [] : termsOf(company, facts),
      },
      mail: { attachments },
    });
    if (company.email === null) return;
    const page = `/client/service-details/${subject}`;
    const address = publicAddress(backend.environment, company.domain) + page;
    const owner = { companyId: company.id, clientId: null };
    await queueMessage(transaction, backend, owner, {
      channel: 'email',
      to: company.email,
      subject: texts.mailSubject(company.name),
      text: texts.mail({
        name: approval.person.name,
        title,
        totalCents,
        document: isAttached ? null : recordId,
        address,
      }),
      attachments,
    });
  });
}

function legalAddress({ environment }: Pick<Backend, 'environment'>, { domain }: Company): string {
  return publicAddress(environment, domain) + LEGAL_PATHS.withdrawal;
}

/** What the mail itself says where no document goes along; what is about health names no jobs (BUD-37). */
function termsOf(company: Company, facts: ApprovalFacts): TermsPart[] {
  return isPatientVertical(company.vertical)
    ? approvalTerms(company, { ...facts, jobs: [] })
    : approvalTerms(company, facts);
}

/** The document without the whole tax number, unless it is not to go out by mail. */
async function filesOf(
  backend: Backend,
  company: Company,
  approval: Approval,
): Promise<AttachedFile[]> {
  const { mailPdf } = await loadBudgetSettings(backend.database, company.id);
  if (!mailPdf || isPatientVertical(company.vertical)) return [];
  const mediaId = await documentOf(backend, company.id, approval, { masksNif: true });
  if (mediaId === undefined) return [];
  const name = texts.fileName(approval.record.subject, approval.budget.version);
  return [{ mediaId, name, type: 'application/pdf' }];
}
