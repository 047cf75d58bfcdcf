import type { Database } from '../../../platform/database/database.ts';
import { verifyEvidence, type EvidenceReport } from './verifyEvidence.ts';

/** The chains of all providers, or of the one with this domain. @throws Error when there is none of this domain */
export async function verifyProviders(
  database: Database,
  domain: string | undefined,
  now: Date,
): Promise<(EvidenceReport & { domain: string })[]> {
  let query = database.selectFrom('companies').select(['id', 'domain']).orderBy('domain');
  if (domain !== undefined) query = query.where('domain', '=', domain);
  const companies = await query.execute();
  if (domain !== undefined && companies.length === 0)
    throw new Error(`There is no provider ${domain}.`);
  const reports = [];
  for (const company of companies)
    reports.push({
      ...(await verifyEvidence(database, company.id, now)),
      domain: company.domain,
    });
  return reports;
}
