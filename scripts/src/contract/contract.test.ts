import { CONTRACT_VERSION } from '@portal/contract/contractVersion';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { apiReport, neededVersion, REPORT } from './apiReport.ts';
import { contractTables, PAGE, withTables } from './contractTables.ts';
import { declareContract } from './declareContract.ts';
import { interfaceMembers } from './interfaceMembers.ts';

let declarations: ReadonlyMap<string, string>;
beforeAll(async () => {
  declarations = await declareContract();
});

const HOW = 'Run `npm run contract` and commit what it writes.';

test('the contract promises what its checked-in report says', () => {
  const checkedIn = readFileSync(join(root, REPORT), 'utf8');
  const now = apiReport(declarations);
  const problem = now === checkedIn ? '' : `${neededVersion(checkedIn, now) ?? ''} ${HOW}`;
  expect(problem).toBe('');
});

test('the page of the contract lists the events and members that there are', () => {
  const page = readFileSync(join(root, PAGE), 'utf8');
  expect(page === withTables(page, contractTables(declarations)) ? '' : HOW).toBe('');
});

test('every event says when it is sent, and every member what it is for', () => {
  expect(contractTables(declarations)).not.toMatch(/^\| `.*\| +\|$/m);
});

test('what was added asks for a minor version, what changed or went for a major one', () => {
  const before = '# title\na: string;\nb: number;\n';
  expect(neededVersion(before, before.replace('title', 'other'))).toBeUndefined();
  expect(neededVersion(before, `${before}c: string;\n`)).toContain(
    `once ${CONTRACT_VERSION} is released`,
  );
  expect(neededVersion(before, before.replace('number', 'string'))).toContain('2.0.0');
  expect(neededVersion(before, before.replace('b: number;\n', ''))).toContain('b: number;');
});

test('members are read with their types and comments, whatever braces the types have', () => {
  const declaration = [
    'export interface Other {\n    x: string;\n}',
    'export interface Asked {',
    '    /** One line. */',
    '    readonly base: string;',
    '    /**',
    '     * Two',
    '     * lines; with a semicolon.',
    '     */',
    '    guard(question: {\n        title: string;\n        body: string;\n    }): () => void;',
    '    on<Name extends string>(name: Name): boolean;',
    '    closeLabel?: string;',
    '}',
  ].join('\n');
  expect(interfaceMembers(declaration, 'Asked')).toEqual([
    { name: 'base', type: 'string', description: 'One line.' },
    {
      name: 'guard',
      type: '(question: { title: string; body: string; }): () => void',
      description: 'Two lines; with a semicolon.',
    },
    { name: 'on', type: '<Name extends string>(name: Name): boolean', description: '' },
    { name: 'closeLabel', type: '?: string', description: '' },
  ]);
});
