import { appointmentToken } from '../../portal/appointments/appointmentToken.ts';
import { liteCredential } from '../../portal/lite/liteCredential.ts';
import type { Access } from '../../platform/routes/operation.ts';
import { exampleStart, type ExampleWorld } from '../worlds/exampleWorld.ts';
import { asProvider } from './asProvider.ts';
import { createTeam } from './createTeam.ts';
import type { CallOptions } from '../testBackend.ts';

export type Wrong = readonly [who: string, credentials: CallOptions];

const nonsense = 'nonsense-nonsense-nonsense-nonsense';
const byHeader = (token: string): CallOptions => ({ headers: { 'X-Client-Token': token } });

/** For each access rule everybody who must be answered as if they had shown nothing. */
export async function wrongCredentials(
  world: ExampleWorld,
): Promise<Partial<Record<Access, Wrong[]>>> {
  const { portal, tokens, ids } = world;
  const visitor: Wrong = ['nobody', {}];
  const invented: Wrong = ['an invented bearer', { token: nonsense }];
  const session: Wrong = ['a session', { token: tokens.owner }];
  const lite: Wrong[] = [
    ['a lite credential as bearer', { token: tokens.lite }],
    ['a lite credential', byHeader(tokens.lite)],
  ];
  const key: Wrong = ['a provider key', { token: tokens.provider }];
  const administrator: Wrong = ['the administrator', { token: portal.adminToken }];
  const team: Wrong = ['a team', { token: tokens.team }];
  const owners: Wrong[] = [
    ['an owner', { headers: { cookie: `owner=${tokens.setup}` } }],
    ['an owner’s session as bearer', { token: tokens.setup }],
  ];
  const [expired, revoked] = await endedSessions(world);
  const [overToken, revokedToken] = await endedTeamTokens(world);
  const operators = await endedOperators(world);
  const yesterday = new Date(exampleStart.getTime() - 2 * 24 * 3600 * 1000);
  const longAgo = new Date(exampleStart.getTime() - 8 * 24 * 3600 * 1000);
  const linkId = ids['link'] ?? '';
  const gone = await asProvider(portal, tokens.provider, 'POST', '/links', {
    id: ids['appointment'],
  });
  await asProvider(portal, tokens.provider, 'DELETE', `/links/${String(gone['id'])}`);
  const revokedLink = await liteCredential(
    portal.backend.database,
    String(gone['id']),
    exampleStart,
  );
  return {
    customer: [
      visitor,
      invented,
      ['an expired session', { token: expired }],
      ['a session that logged out', { token: revoked }],
      ['a session of another provider', { token: tokens.foreigner }],
      ['the session at another provider', { token: tokens.owner, domain: 'lima.localhost' }],
      ...lite,
      key,
      administrator,
      team,
      ...owners,
    ],
    lite: [
      visitor,
      invented,
      session,
      ['a session as client token', byHeader(tokens.owner)],
      ['an invented credential', byHeader(`lite.${linkId}.9999999999.1${'A'.repeat(43)}`)],
      [
        'an expired credential',
        byHeader(await liteCredential(portal.backend.database, linkId, yesterday)),
      ],
      [
        'an expired token_cal',
        byHeader(
          await appointmentToken(
            portal.backend.database,
            (ids['appointment'] ?? '').slice(2),
            longAgo,
          ),
        ),
      ],
      ['a revoked link', byHeader(revokedLink)],
      [
        'the credential at another provider',
        { ...byHeader(tokens.lite), domain: 'lima.localhost' },
      ],
      key,
      administrator,
      team,
      ...owners,
    ],
    provider: [visitor, invented, session, ...lite, administrator, team, ...owners],
    administrator: [visitor, invented, session, ...lite, key, ...operators, ...owners],
    'development administrator': [visitor, invented, session, ...lite, key, team, ...owners],
    team: [
      visitor,
      invented,
      session,
      ...lite,
      key,
      ['an invented token of a team', { token: `portal_team_${'A'.repeat(43)}` }],
      ['a token of a team that is over', { token: overToken }],
      ['a token of a team that was revoked', { token: revokedToken }],
      ...operators,
      ...owners,
    ],
  };
}

/** Two more tokens of the example's team: one that is over, one that was revoked. */
async function endedTeamTokens({ portal }: ExampleWorld): Promise<[string, string]> {
  const over = await createTeam(portal, 'Examples', ['mf-example'], 'Over');
  await portal.backend.pool.query('update team_tokens set expires_at = $1 where id = $2', [
    exampleStart,
    over.id,
  ]);
  const revoked = await createTeam(portal, 'Examples', ['mf-example'], 'Revoked');
  await portal.call('DELETE', `/mgmt/teams/Examples/tokens/${revoked.id}`, {
    token: portal.adminToken,
  });
  return [over.token, revoked.token];
}

/** Two operators of the highest role: one whose time is over, one who was revoked. */
async function endedOperators({ portal }: ExampleWorld): Promise<Wrong[]> {
  const token = portal.adminToken;
  const make = async (name: string) => {
    const json = { name, role: 'manage' };
    return (await portal.call('POST', '/mgmt/operators', { token, json })).body;
  };
  const over = await make('Over');
  await portal.backend.pool.query('update operators set expires_at = $1 where id = $2', [
    exampleStart,
    over['id'],
  ]);
  const revoked = await make('Revoked');
  await portal.call('DELETE', `/mgmt/operators/${String(revoked['id'])}`, { token });
  return [
    ['an operator whose time is over', { token: String(over['token']) }],
    ['an operator who was revoked', { token: String(revoked['token']) }],
  ];
}

/** Two more sessions of the owner: one whose year is over, one that logged out. */
async function endedSessions({ portal, ids }: ExampleWorld): Promise<[string, string]> {
  const json = { login: ids['email'], password: ids['password'] };
  const login = async () =>
    String((await portal.call('POST', '/main/user/login/', { json })).body['token']);
  const expired = await login();
  await portal.backend.pool.query(
    `update sessions set expires_at = $1 where id = (select id from sessions order by created_at desc, id limit 1)`,
    [exampleStart],
  );
  const revoked = await login();
  await portal.call('POST', '/main/user/logout', { token: revoked });
  return [expired, revoked];
}
