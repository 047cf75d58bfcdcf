import * as v from 'valibot';
import { expect, test } from 'vitest';
import { releaseFileSchema, releaseSchema } from './release.ts';

const HASH = `sha384-${'A'.repeat(64)}`;
const file = { path: 'page-home.1a2b.js', integrity: HASH, bytes: 1, brotliBytes: 1 };
const isFile = (changes: object) => v.is(releaseFileSchema, { ...file, ...changes });

test('a file of a release lies below its base and has one whole hash', () => {
  expect(isFile({})).toBe(true);
  expect(isFile({ path: 'fonts/inter.woff2' })).toBe(true);
  for (const path of ['../host/a.js', 'a/../../b.js', '..', '/a.js', 'a//b.js', 'a b.js'])
    expect([path, isFile({ path })]).toEqual([path, false]);
  for (const integrity of ['sha384-', 'sha384-x', `${HASH} ${HASH}`, `${HASH}" onload="x`])
    expect([integrity, isFile({ integrity })]).toEqual([integrity, false]);
});

test('what is loaded of a release lies below its base, too', () => {
  const { entry, scripts, styles, views } = releaseSchema.entries;
  expect(v.is(entry, 'remoteEntry.1.js')).toBe(true);
  expect(v.is(entry, '../mf-other/remoteEntry.1.js')).toBe(false);
  expect(v.is(scripts, ['../a.js'])).toBe(false);
  expect(v.is(styles, ['../a.css'])).toBe(false);
  expect(v.is(views, { 'page-a': { scripts: ['../a.js'], styles: [] } })).toBe(false);
});
