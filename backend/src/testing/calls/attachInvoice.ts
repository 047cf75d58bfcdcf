import { aPdf } from '../data/aPdf.ts';
import type { Answer, TestBackend } from '../testBackend.ts';

/** What a test says of a document. */
export interface TestInvoice {
  fields?: Record<string, string>;
  file?: { bytes: Buffer; name?: string };
  headers?: Record<string, string>;
}

/** Attaches a document to a work or appointment, as a provider's own system does. */
export function attachInvoice(
  portal: TestBackend,
  key: string,
  subject: string,
  {
    fields = {},
    file: { bytes, name = 'fatura.pdf' } = { bytes: aPdf() },
    headers,
  }: TestInvoice = {},
): Promise<Answer> {
  const form = new FormData();
  const usual = { kind: 'FT', number: 'FT 2026/418', issued_on: '2026-06-14', total: '184.50' };
  for (const [field, value] of Object.entries({ ...usual, ...fields })) form.set(field, value);
  form.set('document', new File([new Uint8Array(bytes)], name));
  const kind = subject.startsWith('S-') ? 'appointments' : 'works';
  const path = `/provider-api/v1/${kind}/${subject}/invoices`;
  return portal.call('POST', path, { token: key, form, ...(headers && { headers }) });
}
