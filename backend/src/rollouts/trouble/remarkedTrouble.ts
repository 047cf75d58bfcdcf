import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Backend } from '../../platform/backend.ts';
import { actionPath, remotePath, type Trouble } from './trouble.ts';
import { whoHas } from './whoHas.ts';

/** Versions that somebody has and that do something wrong clearly more often than what everyone has. */
export function remarkedTrouble(
  overview: RemoteOverview,
  began: ReadonlyMap<string, Date>,
  now: Date,
): Trouble[] {
  const { remote, health, providers } = overview;
  const given = new Set(
    providers.flatMap(({ versions }) => versions.map((entry) => entry.version)),
  );
  return health.flatMap(({ version, remarks, loads }) => {
    const unusual = remarks.filter(({ isUnusual }) => isUnusual);
    if (unusual.length === 0 || !given.has(version)) return [];
    const said = unusual.map(({ code, pages }) => `${code} on ${pages} of ${loads} page views`);
    const firsts = unusual.map(({ code }) => began.get(`${remote} ${version} ${code}`) ?? now);
    return [
      {
        id: `remarks-${remote}-${version}`,
        level: 'look' as const,
        remote,
        what: `${remote} ${version} is remarked more often than what everyone has: ${said.join('; ')}.`,
        since: new Date(Math.min(...firsts.map((first) => first.getTime()))),
        whom: whoHas(overview, version),
        next: [
          { text: `Look at ${remote} ${version}`, path: `${remotePath(remote)}?span=24h` },
          {
            text: `Take ${version} of ${remote} back`,
            path: actionPath(remote, 'rollback', { version }),
          },
        ],
      },
    ];
  });
}

/** When what releases did wrong since then began, by `remote version code`. */
export async function firstRemarks({ database }: Pick<Backend, 'database'>, since: Date) {
  const rows = await database
    .selectFrom('remoteRemarks')
    .select(({ fn }) => ['remote', 'version', 'code', fn.min('minute').as('first')])
    .where('minute', '>=', since)
    .groupBy(['remote', 'version', 'code'])
    .execute();
  return new Map(
    rows.map(({ remote, version, code, first }) => [`${remote} ${version} ${code}`, first]),
  );
}
