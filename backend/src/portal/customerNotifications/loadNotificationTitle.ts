import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { loadSubjectItems } from '../services/loadSubjectItems.ts';
import { texts } from './texts.ts';

/** What notifications call a work or appointment: its item. Asked for before the transaction that notifies. */
export async function loadNotificationTitle(
  backend: Backend,
  company: Company,
  itemId: string | null,
): Promise<string> {
  const items = await loadSubjectItems(backend, company, [itemId]);
  return items.get(itemId ?? '')?.title ?? texts.service;
}
