import { createPdf } from '../../../platform/pdf/createPdf.ts';
import { pdfWriter } from '../../../platform/pdf/pdfWriter.ts';
import { approvalRights } from '../../contractTerms/approvalTerms.ts';
import { writeTerms } from '../../contractTerms/writeTerms.ts';
import { approvalFactsOf } from './approvalFactsOf.ts';
import type { Approval } from './loadApproval.ts';
import { texts } from './texts.ts';
import { writeCertificate } from './writeCertificate.ts';
import { writeVersion } from './writeVersion.ts';

/**
 * The document of an approval: the version, the decision per job, and a page that certifies both (BUD-36).
 * @param options.masksNif what goes out by mail shows `•••••• 789` (BUD-37)
 * @param options.withdrawalAddress where it is withdrawn from; without a key, because the provider has the document, too
 */
export function approvalPdf(
  approval: Approval,
  { masksNif, withdrawalAddress }: { masksNif: boolean; withdrawalAddress: string },
): Promise<Buffer> {
  const { company, record, person } = approval;
  const { nif } = person.customer;
  const customer = { ...person.customer, nif: masksNif ? maskedNif(nif) : nif };
  const description = {
    title: texts.title,
    author: company.name,
    at: record.at,
    colour: company.brandColor,
    head: company.demo ? texts.demo : undefined,
    pageOf: texts.pageOf,
  };
  return createPdf(description, (content) => {
    const writer = pdfWriter(content);
    writeVersion(writer, { ...approval, person: { ...person, customer } });
    writeTerms(writer, approvalRights(company, approvalFactsOf(approval, withdrawalAddress)));
    writer.newPage();
    writeCertificate(writer, approval);
  });
}

function maskedNif(nif: string | null | undefined): string | null {
  return nif ? `•••••• ${nif.slice(-3)}` : null;
}
