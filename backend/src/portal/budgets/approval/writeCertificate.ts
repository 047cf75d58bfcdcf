import type { PdfWriter } from '../../../platform/pdf/pdfWriter.ts';
import type { Approval } from './loadApproval.ts';
import { texts } from './texts.ts';
import { wordsOfInstant } from './wordsOfInstant.ts';

/** The page that says who decided, when and how, and by which hashes that can be proved (BUD-36). */
export function writeCertificate(writer: PdfWriter, { record, person }: Approval): void {
  const { undoUntil } = record;
  const { said_at: saidAt } = person;
  writer.heading('H2', texts.certificate);
  writer.paragraph(texts.explained);
  writer.facts([
    [texts.record, record.id],
    [texts.sequence, record.sequence],
    [texts.kind, texts.acts[record.kind]],
    [texts.at, wordsOfInstant(record.at)],
    [texts.instant, record.at.toISOString()],
    [texts.saidAt, saidAt === null ? null : wordsOfInstant(new Date(saidAt))],
    [texts.how, texts.hows[record.how]],
    [texts.by, person.by],
    [texts.name, person.name],
    [texts.contact, person.contact],
    [texts.ip, person.address],
    [texts.device, person.user_agent],
    [texts.reason, person.reason],
    [texts.earlyStart, record.earlyStart === null ? null : texts.answers[`${record.earlyStart}`]],
    [texts.shown, person.texts.join(' · ')],
    [texts.undoUntil, undoUntil === null ? null : wordsOfInstant(undoUntil)],
  ]);
  writer.heading('H3', texts.hashes);
  writer.facts([
    [texts.snapshotHash, record.snapshotSha256],
    [texts.personalHash, record.personalSha256],
    [texts.previousHash, record.previousSha256 ?? texts.noPrevious],
    [texts.recordHash, record.sha256],
  ]);
}
