import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { handleError } from '../http/handleError.ts';
import { createLogger } from '../createLogger.ts';
import { readEnvironment } from '../environment.ts';
import { describedRoutes } from './describedRoutes.ts';

function items() {
  const routes = describedRoutes('items');
  routes.post(
    '/items',
    { access: 'open', summary: 'Adds', body: v.object({ name: v.string() }) },
    async (context, readBody) => context.json({ added: (await readBody()).name }),
  );
  return routes;
}

function mounted() {
  const all = describedRoutes('system');
  all.get('/health', { access: 'open', summary: 'Says' }, (context) => context.text('yes'));
  all.delete('/items/:id', { access: 'open', summary: 'Removes', group: 'items' }, (context) =>
    context.body(null, 204),
  );
  all.include(items());
  const app = new Hono({ strict: false });
  app.onError(handleError(createLogger(readEnvironment({ PORTAL_LOG_LEVEL: 'silent' }))));
  all.mountOn(app);
  return { all, app };
}

test('what routes and those of their parts say is there by method and path', () => {
  const { operations } = mounted().all;
  expect(Object.keys(operations)).toEqual(['GET /health', 'DELETE /items/:id', 'POST /items']);
  expect(operations['GET /health']).toMatchObject({ summary: 'Says', group: 'system' });
  expect(operations['DELETE /items/:id']).toMatchObject({ group: 'items' });
  expect(operations['POST /items']).toMatchObject({ group: 'items' });
});

test('a body is read by the schema that the route names, and refused by it', async () => {
  const { app } = mounted();
  const add = (body: unknown) =>
    app.request('/items/', { method: 'POST', body: JSON.stringify(body) });
  expect(await (await add({ name: 'Peugeot' })).json()).toEqual({ added: 'Peugeot' });
  const refused = await add({ name: 7 });
  expect([refused.status, await refused.json()]).toMatchObject([400, { field: 'name' }]);
});
