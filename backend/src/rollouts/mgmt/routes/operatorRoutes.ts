import {
  newOperatorSchema,
  operatorChangeSchema,
  operatorListSchema,
  operatorRequestSchema,
} from '@portal/rollout/operator';
import type { Backend } from '../../../platform/backend.ts';
import { requireAdministrator } from '../../../platform/http/adminToken.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import {
  changeOperatorRole,
  listOperators,
  makeOperator,
  revokeOperator,
} from '../operators/operators.ts';
import { readActor } from '../operators/readActor.ts';
import { noteAction } from '../teams/actions.ts';
import { byQuery } from './byQuery.ts';

/** Operators and their roles; only the administrator's own token makes and ends them, so that no role gives more (C-686). */
export function operatorRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  for (const path of ['/mgmt/operators', '/mgmt/operators/*'])
    app.use(path, async (context, next) => {
      requireAdministrator(context, backend.environment);
      await next();
    });

  app.get(
    '/mgmt/operators',
    { access: 'administrator', summary: 'Operators and their roles', answer: operatorListSchema },
    async (context) => context.json({ operators: await listOperators(backend.database) }),
  );

  app.post(
    '/mgmt/operators',
    {
      access: 'administrator',
      summary:
        'Makes an operator of a role (`read`, `release`, `manage`); the token is shown this once',
      query: byQuery,
      body: operatorRequestSchema,
      answer: newOperatorSchema,
      status: 201,
      request: { json: { name: 'Rita', role: 'manage' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const wanted = await readBody();
      const made = await makeOperator(backend, wanted);
      const actor = await readActor(context, backend);
      await noteAction(
        backend,
        actor,
        'made an operator',
        `${wanted.name} (${wanted.role}), ${made.id}`,
      );
      return context.json(made, 201);
    },
  );

  app.patch(
    '/mgmt/operators/:id',
    {
      access: 'administrator',
      summary: 'Gives an operator another role, from the next call on',
      query: byQuery,
      body: operatorChangeSchema,
      request: { path: { id: 'unknown' }, json: { role: 'read' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { role } = await readBody();
      const id = readParameter(context, 'id');
      const name = await changeOperatorRole(backend, id, role);
      const actor = await readActor(context, backend);
      await noteAction(backend, actor, 'changed an operator', `${name} (${role}), ${id}`);
      return context.json({ message: `${name} has the role ${role} now.` });
    },
  );

  app.delete(
    '/mgmt/operators/:id',
    {
      access: 'administrator',
      summary: 'Ends an operator’s token and sessions at once',
      query: byQuery,
      request: { path: { id: 'unknown' } },
      withoutExample: true,
    },
    async (context) => {
      const id = readParameter(context, 'id');
      const name = await revokeOperator(backend, id);
      await noteAction(
        backend,
        await readActor(context, backend),
        'revoked an operator',
        `${name}, ${id}`,
      );
      return context.json({ message: `${name} gets in no more with it.` });
    },
  );

  return app;
}
