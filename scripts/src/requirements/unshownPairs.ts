import { rowsIn } from './rowsIn.ts';

const DECISION = /^\| ([CD]-\d{2,3}) \| ([^|]*) \|/gm;
const TEST = /^[ \t]*(?:test|it)(?:\.[\w.]+)*\(/m;
const IDENTIFIER = /\b[A-Z]{1,5}-\d{2,3}\b/g;

/** What each decision is about: the rows that its first column names, whose texts it changes (`C-560` → `SHL-49`, …). */
export function rowsOfDecisions(document: string): Map<string, string[]> {
  return new Map(
    [...document.matchAll(DECISION)].map(([, decision = '', question = '']) => [
      decision,
      rowsIn(question),
    ]),
  );
}

/** The identifiers that each test of a source names, its table and title alike; what a comment says counts for nothing. */
export function identifiersOfTests(source: string): Set<string>[] {
  const [, ...tests] = source.replaceAll(/^\s*\/\/.*$/gm, '').split(TEST);
  return tests.map((test) => new Set(test.match(IDENTIFIER) ?? []));
}

/**
 * Decisions with tests of their own, none of which is one of a row that the decision changes: whoever looks for what shows
 * that row does not find them. `C-560 SHL-52`.
 */
export function unshownPairs(
  decisions: ReadonlyMap<string, readonly string[]>,
  tests: readonly ReadonlySet<string>[],
): string[] {
  return [...decisions].flatMap(([decision, rows]) => {
    const own = tests.filter((test) => test.has(decision));
    if (own.length === 0) return [];
    return rows
      .filter((row) => !own.some((test) => test.has(row)))
      .map((row) => `${decision} ${row}`);
  });
}
