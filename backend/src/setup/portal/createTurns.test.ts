import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

test('calls of one owner that wait share a turn, no two turns run at once, and what fails fails alone', async () => {
  const turns: string[] = [];
  let running = 0;
  const ask = createTurns<{ id: string }, string, string>(async ({ id }, answerAll) => {
    running += 1;
    expect(running).toBe(1);
    turns.push(id);
    if (id === 'broken') {
      running -= 1;
      throw new Error('no turn');
    }
    await answerAll(async (call) => {
      if (call === 'bad') throw new Error('bad call');
      return `${id} ${call}`;
    });
    running -= 1;
  });
  const of = (id: string, call: string) =>
    ask({ id }, call).catch((error: unknown) => String(error));
  const first = of('a', '1');
  await Promise.resolve();
  expect(
    await Promise.all([
      ...[first, of('b', '1'), of('a', '2'), of('a', 'bad'), of('a', '3')],
      ...[of('broken', '1'), of('broken', '2'), of('b', '2')],
    ]),
  ).toEqual([
    ...['a 1', 'b 1', 'a 2', 'Error: bad call', 'a 3'],
    ...['Error: no turn', 'Error: no turn', 'b 2'],
  ]);
  expect(turns).toEqual(['a', 'b', 'a', 'broken']);
});
