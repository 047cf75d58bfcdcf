import { beforeEach, expect, test } from 'vitest';
import { requestContext, type Actor } from '../operations/requestContext.ts';
import { ActingConnection } from './actingConnection.ts';

const actor: Actor = { kind: 'api', name: 'Agenda', address: '192.0.2.7' };
let sent: string[];
beforeEach(() => {
  sent = [];
});

/** Runs statements on one connection, for a request of a provider's own system; what fails says so. */
async function run(texts: readonly string[], fails?: string): Promise<(string | null)[]> {
  const send = (text: string) => {
    sent.push(text.replace(/^select set_config.*/, 'set_config'));
    return text === fails ? Promise.reject(new Error(`${text} failed`)) : Promise.resolve(text);
  };
  const connection = new ActingConnection(send);
  const context = { id: '1', trace: { traceId: '', spanId: '' }, statements: [] };
  const request = { ...context, actor, database: { count: 0, milliseconds: 0 } };
  const outcomes: (string | null)[] = [];
  await requestContext.run(request, async () => {
    for (const text of texts)
      outcomes.push(
        await connection
          .run(text, () => send(text))
          .then(
            () => null,
            (error: unknown) => String(error),
          ),
      );
  });
  return outcomes;
}

test('a transaction is told once who acts, and ends as it was begun', async () => {
  await run(['begin', 'insert', 'update', 'commit', 'select 1']);
  expect(sent).toEqual(['begin', 'set_config', 'insert', 'update', 'commit', 'select 1']);
});

test('a transaction that failed is taken back and nothing else, and what failed is told', async () => {
  const outcomes = await run(
    ['begin', 'insert', 'rollback', 'begin', 'update', 'commit'],
    'insert',
  );
  expect(outcomes).toEqual([null, 'Error: insert failed', null, null, null, null]);
  expect(sent).toEqual([
    ...['begin', 'set_config', 'insert', 'rollback'],
    ...['begin', 'set_config', 'update', 'commit'],
  ]);
});

test('a change by itself is a transaction of its own', async () => {
  await run(['insert']);
  expect(sent).toEqual(['begin', 'set_config', 'insert', 'commit']);
});
