import type { Release } from '@portal/contract/release';
import type { Database } from '../../platform/database/database.ts';
import { listCurrentRollouts, releasesNamedBy } from './queries.ts';

/** The releases that some rule gives to somebody, of all remotes but one: their pages and panels are taken. */
export async function viewsInForce(database: Database, except: string): Promise<Release[]> {
  const others = (await listCurrentRollouts(database)).filter(({ remote }) => remote !== except);
  const given = await Promise.all(
    others.map(async (rollout) => {
      const releases = await releasesNamedBy(database, { ...rollout, lastKnownGood: null });
      return [...releases.values()].filter(({ version }) => !rollout.killed.includes(version));
    }),
  );
  return given.flat();
}
