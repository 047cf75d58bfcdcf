import {
  BOOT_DOCUMENT_ELEMENT_ID,
  bootDocumentSchema,
  type BootDocument,
} from '@portal/contract/bootDocument';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** The boot document that the edge wrote into the page. */
export async function bootDocumentOf(page: Page): Promise<BootDocument> {
  const text = await page.locator(`#${BOOT_DOCUMENT_ELEMENT_ID}`).textContent();
  return v.parse(bootDocumentSchema, JSON.parse(text ?? ''));
}
