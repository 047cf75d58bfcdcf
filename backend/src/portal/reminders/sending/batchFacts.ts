import { primaryOf } from '@portal/domain/contact/contact';
import { sql } from 'kysely';
import { findCompanyById } from '../../../accounts/companies/queries.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadSubjectItems } from '../../services/loadSubjectItems.ts';
import type { DueMessage } from './dueMessage.ts';

/** What a batch of messages needs to know beside itself. */
export interface BatchFacts {
  companies: ReadonlyMap<string, Company>;
  /** Titles of the items of works. */
  titles: ReadonlyMap<string, string>;
  /** `company:number` of those who want no reminders by SMS. */
  stopped: ReadonlySet<string>;
  /** Keys of links that status messages of one work share, by its id. */
  keys: Map<string, string>;
}

/** The number that an SMS to a customer goes to. */
export const phoneOf = ({ phones }: Pick<DueMessage, 'phones'>): string | undefined =>
  primaryOf(phones)?.number;

export async function loadBatchFacts(
  transaction: Transaction,
  backend: Backend,
  due: readonly DueMessage[],
): Promise<BatchFacts> {
  const companies = new Map<string, Company>();
  const titles = new Map<string, string>();
  for (const id of new Set(due.map(({ companyId }) => companyId))) {
    const company = await findCompanyById(transaction, id);
    if (company === undefined) continue;
    companies.set(id, company);
    const ids = due.flatMap(({ companyId, itemId }) => (companyId === id ? [itemId] : []));
    const items = await loadSubjectItems({ ...backend, database: transaction }, company, ids);
    for (const [itemId, { title }] of items) titles.set(itemId, title);
  }
  const { rows } = await sql<{ companyId: string; phone: string }>`
    select company_id, phone from sms_stops
    where company_id = any (${[...companies.keys()]}) and phone = any (${due.flatMap((one) => phoneOf(one) ?? [])})`.execute(
    transaction,
  );
  const stopped = new Set(rows.map(({ companyId, phone }) => `${companyId}:${phone}`));
  return { companies, titles, stopped, keys: new Map() };
}
