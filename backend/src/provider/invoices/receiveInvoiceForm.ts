import { invoiceFieldsSchema } from '@portal/api/provider/schemas';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readFields } from '../../platform/http/readJson.ts';
import {
  dropFiles,
  receiveFiles,
  type ReceivedForm,
} from '../../platform/media/receiving/receiveFiles.ts';

/** A document that arrived with what is known about it. */
export interface InvoiceForm extends ReceivedForm {
  document: v.InferOutput<typeof invoiceFieldsSchema>;
}

const pdf = { extension: 'pdf', maxBytes: 10 << 20 };
const accepted = { image: [], video: [], document: ['pdf'] };

/**
 * Reads the form of a document: a whole PDF of at most 10 MB, by its content, kept byte for byte (INV-02, INV-03). What
 * came must be kept, or dropped with `dropFiles`.
 * @throws ApiError 400 for another file and for wrong fields, 413 above the limit
 */
export async function receiveInvoiceForm(context: Context, backend: Backend): Promise<InvoiceForm> {
  const form = await receiveFiles(context, backend.media, accepted, ['document'], pdf);
  try {
    return { ...form, document: await readFields(form.fields, invoiceFieldsSchema) };
  } catch (error) {
    await dropFiles(backend.media, form);
    throw error;
  }
}
