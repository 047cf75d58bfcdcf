import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FeedOwner } from './feeds.ts';

/** What programs call a calendar: the provider, of an expert with the expert's name before it. */
export async function loadFeedName(
  database: Database,
  company: Company,
  { expertId }: FeedOwner,
): Promise<string> {
  const expert = await database
    .selectFrom('experts')
    .select('name')
    .where('id', '=', expertId ?? '')
    .where('companyId', '=', company.id)
    .executeTakeFirst();
  return expert === undefined ? company.name : `${expert.name}, ${company.name}`;
}
