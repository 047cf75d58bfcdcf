import { expect, test } from 'vitest';
import { Problem } from '../terminal/problem.ts';
import { twoRounds } from './twoRounds.ts';

/** Remotes between which a page moves: who wants it gets it once its owner has let go. */
function movingPage(wants: string, owner: string) {
  const published: string[] = [];
  const publish = async (name: string) => {
    if (name === wants && !published.includes(owner)) throw new Problem(`belongs to ${owner}`);
    published.push(name);
  };
  return { published, publish };
}

test('who was refused what another had is asked again when that one is done', async () => {
  const { published, publish } = movingPage('mf-a', 'mf-b');
  await twoRounds(['mf-a', 'mf-b', 'mf-c'], publish);
  expect(published).toEqual(['mf-b', 'mf-c', 'mf-a']);
});

test('who is refused twice says why', async () => {
  const { published, publish } = movingPage('mf-a', 'mf-gone');
  await expect(twoRounds(['mf-a', 'mf-b'], publish)).rejects.toThrow('belongs to mf-gone');
  expect(published).toEqual(['mf-b']);
});

test('a failure that is no refusal ends it', async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    done.push(name);
    throw new TypeError('broken');
  };
  await expect(twoRounds(['mf-a', 'mf-b'], work)).rejects.toThrow('broken');
  expect(done).toEqual(['mf-a']);
});
