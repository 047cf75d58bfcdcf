import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createProgramPool } from './createProgramPool.ts';

/** As long as a busy machine may take. */
const LONG = 20_000;
const INPUT = { name: 'Ana' };

const programOf = (draw: string, before = '') => `${before};var program={draw(input){${draw}}}`;

/** A pool with one program that has drawn before, where it can. */
async function poolWith(code: string, now?: () => number) {
  const pool = createProgramPool(undefined, now);
  onTestFinished(() => pool.close());
  pool.put('p', code);
  const draw = async (milliseconds = LONG, input: object = INPUT) => {
    const answer = await pool.draw('p', JSON.stringify(input), milliseconds);
    return 'drawn' in answer ? { drawn: JSON.parse(answer.drawn) } : answer;
  };
  const settled = async () =>
    expect
      .poll(async () => draw(), { timeout: LONG })
      .not.toEqual({ refused: expect.stringMatching(/starting|busy/) });
  return { draw, settled };
}

test('a program draws what it is given, once it has begun [C-720]', async () => {
  const { draw, settled } = await poolWith(programOf('return {markup: "<p>" + input.name}'));
  expect(await draw()).toEqual({ refused: 'starting' });
  await settled();
  expect(await draw()).toEqual({ drawn: { markup: '<p>Ana' } });
});

test('nothing of one drawing is there in the next, in turns [C-722]', async () => {
  const keeping = programOf(
    'const before = kept.join(); kept.push(input.name); Array.prototype.seen = input.name; globalThis.last = input.name; return {before, seen: [].constructor.prototype.seen === input.name, last: typeof earlier}',
    'var kept = []; var earlier = globalThis.last',
  );
  const { draw, settled } = await poolWith(keeping);
  await settled();
  for (const name of ['Ana', 'Berta', 'Ana'])
    expect(await draw(LONG, { name })).toEqual({
      drawn: { before: '', seen: true, last: 'undefined' },
    });
});

test('nor is there in what the process lends, nor in what that was made of [C-722]', async () => {
  const keeping = programOf(
    `const lent = [URL, URL.prototype, Object.getPrototypeOf(URL), Object.getPrototypeOf(URL.prototype), Headers.prototype,
      crypto, crypto.randomUUID, performance, structuredClone, structuredClone([]).constructor.prototype, setTimeout, console];
    const before = lent.map(({seen}) => seen ?? '').join('');
    for (const one of lent) { try { one.seen = input.name } catch {} }
    return before`,
  );
  const { draw, settled } = await poolWith(keeping);
  await settled();
  for (const name of ['Ana', 'Berta', 'Ana'])
    expect(await draw(LONG, { name })).toEqual({ drawn: '' });
});

test('a program finds no file, network, process, module, variable, or way to make code of text [C-721]', async () => {
  const asks = programOf(
    `const ways = {fetch: () => fetch, process: () => process, require: () => require, buffer: () => Buffer,
      worker: () => Worker, socket: () => WebSocket,
      own: () => (() => {}).constructor('return 1')(),
      lent: () => URL.constructor('return process')().env,
      thrown: () => { try { structuredClone(() => {}) } catch (error) { return error.constructor.constructor('return process')().env } }};
    return Object.keys(ways).filter((way) => { try { ways[way](); return true } catch { return false } })`,
  );
  const { draw, settled } = await poolWith(asks);
  await settled();
  expect(await draw()).toEqual({ drawn: [] });
  const { draw: load, settled: loaded } = await poolWith(
    programOf('return import("node:fs").then(() => "found", () => "refused")'),
  );
  await loaded();
  expect(await load()).toEqual({ drawn: 'refused' });
});

test.each([
  ['throws', 'if (input.fails) throw new Error("wrong")'],
  ['never ends', 'while (input.fails);'],
  ['never answers', 'if (input.fails) return new Promise(() => {})'],
  [
    'takes all memory',
    'const kept = []; while (input.fails) kept.push(new Array(1e5).fill(input.name + kept.length))',
  ],
  ['overflows the stack', 'const deeper = () => deeper(); if (input.fails) deeper()'],
  ['answers what is no JSON', 'if (input.fails) return 1n'],
  ['says too much', 'if (input.fails) return "x".repeat(5e6)'],
  [
    'throws later',
    'if (input.fails) { Promise.reject(new Error("later")); return new Promise(() => {}) }',
  ],
])(
  'a program that %s fails within its time, and draws the next page [C-723]',
  async (_what, way) => {
    const { draw, settled } = await poolWith(programOf(`${way}; return input.name`));
    await settled();
    const begun = performance.now();
    expect(await draw(1500, { name: 'Ana', fails: true })).toMatchObject({
      refused: expect.stringMatching(/failed|late/),
    });
    expect(performance.now() - begun).toBeLessThan(LONG);
    await settled();
    expect(await draw()).toEqual({ drawn: 'Ana' });
  },
  60_000,
);

test('a drawing that is only late is waited for by nobody, and the program goes on: it is drawn in time the next time [C-723]', async () => {
  const { draw, settled } = await poolWith(
    programOf(
      'const until = performance.now() + input.takes; while (performance.now() < until); return input.name',
    ),
  );
  await settled();
  expect(await draw(20, { name: 'Ana', takes: 300 })).toEqual({ refused: 'late' });
  expect(await draw(LONG, INPUT)).toEqual({ refused: 'busy' });
  await expect.poll(() => draw(), { timeout: LONG }).toEqual({ drawn: 'Ana' });
});

/** Processes of programs that this one has begun in any of its threads, the newest last. */
function programsOfHere(): number[] {
  return readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((id) => id !== '' && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('runProgram'))
    .map(Number)
    .toSorted((one, other) => one - other);
}

test.skipIf(!existsSync('/proc'))(
  'a program that the machine has no time for is not taken for one that hangs, and counts no failure [C-869]',
  async () => {
    const told: string[] = [];
    const pool = createProgramPool((reason) => told.push(reason));
    onTestFinished(() => pool.close());
    pool.put('p', programOf('return input.name'));
    const draw = (milliseconds = LONG) => pool.draw('p', JSON.stringify(INPUT), milliseconds);
    await expect.poll(() => draw(), { timeout: LONG }).toEqual({ drawn: '"Ana"' });
    const program = programsOfHere().at(-1) ?? NaN;
    process.kill(program, 'SIGSTOP');
    // It is ended after a second in which it had the processor.
    expect(await draw(2000)).toEqual({ refused: 'late' });
    process.kill(program, 'SIGCONT');
    await expect.poll(() => draw(), { timeout: LONG }).toEqual({ drawn: '"Ana"' });
    expect(told).toEqual([]);
    expect(() => process.kill(program, 0)).not.toThrow();
  },
  60_000,
);

test.skipIf(!existsSync('/proc'))(
  'a program whose process is ended from outside in the middle of a drawing fails at once, and draws the next page [C-723]',
  async () => {
    const { draw, settled } = await poolWith(programOf('while (input.waits); return input.name'));
    await settled();
    const program = programsOfHere().at(-1) ?? NaN;
    const lost = draw(LONG, { ...INPUT, waits: true });
    process.kill(program, 'SIGKILL');
    expect(await lost).toEqual({ refused: 'failed', reason: 'it ended by itself' });
    expect(() => process.kill(program, 0)).toThrow('ESRCH');
    await settled();
    expect(await draw()).toEqual({ drawn: 'Ana' });
  },
  60_000,
);

test('after three failures in a row a program is left alone for ten minutes, and then tried again [C-723]', async () => {
  let time = 0;
  const { draw, settled } = await poolWith(
    programOf('if (input.fails) throw new Error("wrong"); return 1'),
    () => time,
  );
  await settled();
  const fail = () => draw(LONG, { fails: true });
  await fail();
  await fail();
  expect(await draw()).toEqual({ drawn: 1 });
  for (const expected of ['failed', 'failed', 'failed', 'resting'])
    expect(await fail()).toMatchObject({ refused: expected });
  time = 600_001;
  await settled();
  expect(await draw()).toEqual({ drawn: 1 });
}, 60_000);

test('a program that cannot begin is left alone, and one that nobody has brought is unknown [C-723]', async () => {
  const { draw } = await poolWith('throw new Error("wrong")');
  await expect.poll(() => draw(), { timeout: LONG }).toMatchObject({ refused: 'resting' });
  const pool = createProgramPool();
  expect(await pool.draw('other', '{}', 100)).toEqual({ refused: 'unknown' });
}, 60_000);
