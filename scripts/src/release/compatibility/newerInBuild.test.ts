import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newerInBuild } from './newerInBuild.ts';
import { newerInScript } from './newerInScript.ts';
import { newerInStyle } from './newerInStyle.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function newerIn(files: Record<string, string>): string[] {
  const written = Object.entries(files).map(([path, content]) => {
    writeFileSync(join(folder, path), content);
    return { path, integrity: '', bytes: content.length, brotliBytes: content.length };
  });
  return newerInBuild(folder, { files: written });
}

test('a build that needs more than one of the oldest browsers has is told by file, feature and browser [C-151]', () => {
  expect(
    newerIn({
      'page.js': 'export const page = URL.parse("/a");',
      'page.css': '.a{color:red;.b{margin:0}}',
      'page.drawn': 'URL.parse("/a")',
    }),
  ).toEqual([
    'page.js needs URL.parse, which iOS 16 does not have',
    'page.css needs nesting, which iOS 16 does not have',
  ]);
});

test('a build may use what is provided, or what nothing breaks by [C-151]', () => {
  const files = {
    'page.js': 'export const page = [2, 1].toSorted();',
    'page.css': '.a{cursor:pointer;height:100vh;height:100dvh}',
  };
  expect(newerIn(files)).toEqual([]);
});

test('newer things are found', () => {
  const script = 'class A { static { URL.parse(a); b.toSpliced(0); /(?<=a)[b--c]/v.test(d) } }';
  expect([...newerInScript(script).keys()].sort()).toEqual([
    '.toSpliced()',
    'URL.parse',
    'lookbehind',
    'regular expression with v',
    'static block',
  ]);
  const sheet =
    '@media (width>=769px){a{text-decoration:underline 1px;color:rgb(from red r g b);b{height:1dvh}}}';
  expect([...newerInStyle(sheet).keys()].sort()).toEqual([
    '@media with < or >',
    'dvh',
    'nesting',
    'relative colour',
    'text-decoration with thickness',
  ]);
});
