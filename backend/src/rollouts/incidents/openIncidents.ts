import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A time that is not over in which what everyone has fails more often than is usual. */
export type OpenIncident = Selectable<Schema['rolloutIncidents']>;

/** Those of all remotes. */
export function listOpenIncidents(database: Database): Promise<OpenIncident[]> {
  return database
    .selectFrom('rolloutIncidents')
    .selectAll()
    .where('endedAt', 'is', null)
    .orderBy('beganAt')
    .execute();
}

/** That of one remote, if there is one. */
export async function openIncident(
  database: Database,
  remote: string,
): Promise<OpenIncident | undefined> {
  return (await listOpenIncidents(database)).find((incident) => incident.remote === remote);
}
