import {
  actionListSchema,
  newTeamTokenSchema,
  teamListSchema,
  teamNameSchema,
  teamSetupSchema,
  teamTokenRequestSchema,
} from '@portal/rollout/team';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { listActions, noteAction } from '../teams/actions.ts';
import { listTeams } from '../teams/listTeams.ts';
import { setUpTeam } from '../teams/setUpTeam.ts';
import { makeTeamToken, revokeTeamToken } from '../teams/teamTokens.ts';
import { operatorsOnly } from './operatorsOnly.ts';
import { readActor } from '../operators/readActor.ts';
import { byQuery } from './byQuery.ts';

const example = { team: 'Points' };

function readTeam(context: Context): string {
  const team = v.safeParse(teamNameSchema, readParameter(context, 'team'));
  if (!team.success)
    throw new ApiError(400, 'The name of a team begins with a letter or digit, and is short.');
  return team.output;
}

/** Teams that ship remotes of their own, and their tokens. */
export function teamRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.use('/mgmt/teams/*', operatorsOnly(backend, 'manage'));
  app.use('/mgmt/actions', operatorsOnly(backend, 'manage'));

  app.get(
    '/mgmt/teams',
    {
      access: 'administrator',
      summary: 'Teams with their remotes and tokens',
      answer: teamListSchema,
    },
    async (context) => context.json({ teams: await listTeams(backend.database) }),
  );

  app.put(
    '/mgmt/teams/:team',
    {
      access: 'administrator',
      summary: 'Makes a team, or says which remotes it owns from now on',
      query: byQuery,
      body: teamSetupSchema,
      request: { path: example, json: { remotes: ['mf-points'] } },
    },
    async (context, readBody) => {
      const team = readTeam(context);
      const by = await readActor(context, backend);
      const { remotes } = await readBody();
      await setUpTeam(backend, team, remotes);
      const owned = remotes.length === 0 ? 'nothing' : remotes.join(', ');
      await noteAction(backend, by, 'set up a team', `${team}: ${owned}`);
      return context.json({ message: `The team ${team} owns ${owned}.` });
    },
  );

  app.post(
    '/mgmt/teams/:team/tokens',
    {
      access: 'administrator',
      summary: 'Makes a token for somebody of a team; it is shown this once',
      query: byQuery,
      body: teamTokenRequestSchema,
      answer: newTeamTokenSchema,
      status: 201,
      request: { path: { team: '{team}' }, json: { person: 'Rita' } },
    },
    async (context, readBody) => {
      const team = readTeam(context);
      const by = await readActor(context, backend);
      const wanted = await readBody();
      const made = await makeTeamToken(backend, team, wanted);
      await noteAction(backend, by, 'made a token', `${wanted.person} (${team}), ${made.id}`);
      return context.json(made, 201);
    },
  );

  app.delete(
    '/mgmt/teams/:team/tokens/:id',
    {
      access: 'administrator',
      summary: 'Ends a token at once',
      query: byQuery,
      request: { path: { team: '{team}', id: '{teamToken}' } },
    },
    async (context) => {
      const team = readTeam(context);
      const by = await readActor(context, backend);
      const id = readParameter(context, 'id');
      const person = await revokeTeamToken(backend, team, id);
      await noteAction(backend, by, 'revoked a token', `${person} (${team}), ${id}`);
      return context.json({ message: `${person} of ${team} gets in no more with it.` });
    },
  );

  app.get(
    '/mgmt/actions',
    {
      access: 'administrator',
      summary: 'What was done with teams, tokens, releases and overrides, the newest first',
      answer: actionListSchema,
    },
    async (context) => context.json({ actions: await listActions(backend.database) }),
  );

  return app;
}
