import { pino } from 'pino';
import { expect, test } from 'vitest';
import { eachOnItsOwn } from './eachOnItsOwn.ts';

test('a row that fails is logged by its name, and keeps none of the others', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const done: string[] = [];
  await eachOnItsOwn(
    { log },
    ['one', 'two', 'three'],
    (row) => row,
    async (row) => {
      if (row === 'two') throw new Error('refused');
      done.push(row);
    },
  );
  expect(done).toEqual(['one', 'three']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ row: 'two', error: 'refused' }]);
});
