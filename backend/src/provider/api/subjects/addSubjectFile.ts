import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { ReceivedForm } from '../../../platform/media/receiving/receiveFiles.ts';
import { keepSubjectFile } from '../../../portal/services/files/files.ts';
import type { Subject } from '../../../portal/services/findSubject.ts';

/** Hangs a file of the provider on a work or appointment (multipart `media`, optional `thumbnail`, `description`). */
export async function addSubjectFile(
  backend: Backend,
  company: Company,
  subject: Subject,
  form: ReceivedForm,
): Promise<string> {
  const target = { companyId: company.id, subject: subject.id, owner: 'COMPANY' as const };
  return keepSubjectFile(backend, target, form);
}
