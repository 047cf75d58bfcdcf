import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { createExampleWorld } from '../testing/worlds/exampleWorld.ts';
import { callOperation, routesOf } from '../testing/calls/callOperation.ts';
import { steady } from '../testing/steady.ts';
import { openApiDocument } from './openApiDocument.ts';

const file = new URL('./examples.json', import.meta.url);
// What the routes say decides which tests there are.
const world = await createExampleWorld();
const { operations } = world.portal;
afterAll(() => world.portal.close());

describe('the API document', () => {
  test('has every route of the service, and no other', () => {
    expect(Object.keys(operations).sort()).toEqual(routesOf(world.portal.app));
  });

  test('is served as OpenAPI 3.1 and as a page without script', async () => {
    const { body } = await world.portal.call('GET', '/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0' });
    const paths = Object.entries(Object(body['paths']));
    const count = paths.reduce((sum, [, methods]) => sum + Object.keys(Object(methods)).length, 0);
    expect(count).toBe(Object.keys(operations).length);
    const page = await world.portal.app.request('/openapi');
    const html = await page.text();
    for (const route of Object.keys(operations)) expect(html).toContain(route);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('names each call once and every parameter of its path', () => {
    const paths = Object.entries(Object(openApiDocument(operations)['paths']));
    const names = paths.flatMap(([, methods]) =>
      Object.values(Object(methods)).map((operation) => String(Object(operation).operationId)),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('shows answers that the service really gives', async () => {
    const answers: Record<string, unknown> = {};
    const documented = Object.entries(operations).filter(
      ([, { withoutExample }]) => !withoutExample,
    );
    // What only reads comes first, so that what changes or removes does not take its subject away.
    documented.sort(([a], [b]) => Number(b.startsWith('GET')) - Number(a.startsWith('GET')));
    for (const [route, operation] of documented) {
      const answer = await callOperation(world, route, operation);
      expect([route, answer.status, answer.status < 400 ? '' : answer.body]).toEqual([
        route,
        operation.status ?? 200,
        '',
      ]);
      if (operation.answer !== undefined) {
        const parsed = v.safeParse(operation.answer, answer.body);
        expect([route, parsed.issues?.map((issue) => v.getDotPath(issue))]).toEqual([
          route,
          undefined,
        ]);
      }
      if (operation.type === undefined && operation.status !== 302)
        answers[route] = steady(answer.body);
    }
    if (process.env['RECORD_EXAMPLES'] === '1')
      writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(answers);
  });
});
