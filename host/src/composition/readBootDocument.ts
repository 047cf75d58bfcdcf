import {
  BOOT_DOCUMENT_ELEMENT_ID,
  bootDocumentSchema,
  type BootDocument,
} from '@portal/contract/bootDocument';
import * as v from 'valibot';

/**
 * Reads the boot document that the edge inlined in the page.
 * @throws when the page has none, or one of another shape.
 */
export function readBootDocument(page: Document = document): BootDocument {
  const element = page.getElementById(BOOT_DOCUMENT_ELEMENT_ID);
  if (!element) throw new Error('The page has no boot document.');
  return v.parse(bootDocumentSchema, JSON.parse(element.textContent));
}
