import type { Database } from '../../../../platform/database/database.ts';

/** An endpoint of a provider's webhooks that is left alone for a while. */
export interface PausedEndpoint {
  provider: string;
  name: string;
  until: Date;
  failedTurns: number;
}

/** The endpoints that are paused at a time, the longest first. */
export async function pausedEndpoints(database: Database, now: Date): Promise<PausedEndpoint[]> {
  const rows = await database
    .selectFrom('webhookPauses as pause')
    .innerJoin('webhookEndpoints as endpoint', 'endpoint.id', 'pause.endpointId')
    .innerJoin('companies as company', 'company.id', 'pause.companyId')
    .select(['company.domain', 'endpoint.name', 'pause.until', 'pause.failedTurns'])
    .where('pause.until', '>', now)
    .orderBy('pause.failedTurns', 'desc')
    .orderBy('company.domain')
    .limit(100)
    .execute();
  return rows.flatMap(({ domain, name, until, failedTurns }) =>
    until === null ? [] : [{ provider: domain, name, until, failedTurns }],
  );
}
