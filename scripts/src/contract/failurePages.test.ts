import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURE_CODES } from '@portal/contract/failureCodes';
import { REMARK_CODES } from '@portal/rollout/remarkCodes';
import { describe, expect, test } from 'vitest';
import { root } from '../packages.ts';
import { USAGE } from '../rollout/usage.ts';

const folder = join(root, 'docs', 'codes');
const read = (code: string) => readFileSync(join(folder, `${code}.md`), 'utf8');

test('every code has a page, in the list of codes too, and every page a code', () => {
  const pages = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual([...FAILURE_CODES, 'README'].toSorted());
  const listed = [...read('README').matchAll(/^\| \[([A-Z-]+)\]/gm)].map((match) => match[1]);
  expect(listed).toEqual([...FAILURE_CODES]);
});

test('the shell reports no code that is not in the list', () => {
  const source = join(root, 'host', 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const reported = files.flatMap((file) =>
    [...file.matchAll(/\bcode: '([A-Z]+-[A-Z-]+)'/g)].map((match) => match[1]),
  );
  expect(reported.length).toBeGreaterThan(8);
  expect(FAILURE_CODES).toEqual(expect.arrayContaining(reported));
});

test('the page of every code that is counted beside the loads says so, and no other', () => {
  const counted = FAILURE_CODES.filter((code) => read(code).includes('It counts as a [remark]'));
  expect(counted.toSorted()).toEqual([...REMARK_CODES].toSorted());
});

describe.each([...FAILURE_CODES])('the page of %s', (code) => {
  test('says what it means, what the customer sees, why, and what to do', () => {
    const parts = read(code).split(/^#+ /m).slice(1);
    const [title, ...headings] = parts.map((part) => part.split('\n')[0]);
    expect(title).toBe(code);
    expect(headings).toEqual(['What the customer sees', 'Likely causes', 'What to do']);
    for (const part of parts) expect(part.split('\n').slice(1).join('').length).toBeGreaterThan(20);
  });

  test('leads only to pages that there are, and names only commands that there are', () => {
    for (const [, link = ''] of read(code).matchAll(/\]\(([^)#]+)[^)]*\)/g))
      expect(existsSync(join(folder, link)) ? link : `${link} is not there`).toBe(link);
    for (const [, command = ''] of read(code).matchAll(/npm run rollout -- (\w+)/g))
      expect(USAGE).toContain(`rollout -- ${command}`);
  });
});
