import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import { acceptedInScripts, acceptedInStyles } from './accepted.ts';
import { newerInScript } from './newerInScript.ts';
import { newerInStyle } from './newerInStyle.ts';

/** Every feature that a kind of built files uses and one of the oldest browsers lacks, with the files. */
function newerIn(end: string, read: (source: string) => Set<string>): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { path } of builtPackages(workspacePackages())) {
    const folder = join(root, path, 'dist');
    for (const name of readdirSync(folder).filter((file) => file.endsWith(end))) {
      for (const feature of read(readFileSync(join(folder, name), 'utf8'))) {
        files.set(feature, [...(files.get(feature) ?? []), `${path}/${name}`]);
      }
    }
  }
  return files;
}

const notIn = (accepted: object, features: Map<string, string[]>) =>
  [...features].filter(
    ([feature]) => !(feature in accepted) && !((feature.split(':')[0] || feature) in accepted),
  );

test('what was built needs nothing that the oldest browsers of the portal lack', () => {
  const inScripts = newerIn('.js', newerInScript);
  const inStyles = newerIn('.css', newerInStyle);
  expect([...notIn(acceptedInScripts, inScripts), ...notIn(acceptedInStyles, inStyles)]).toEqual(
    [],
  );
  // Nothing is accepted that is not used any more, and the data knows what is new.
  const used = (name: string, features: Map<string, string[]>) =>
    [...features.keys()].some((feature) => feature === name || feature.startsWith(`${name}:`));
  const unused = [
    ...Object.keys(acceptedInScripts).filter((name) => !used(name, inScripts)),
    ...Object.keys(acceptedInStyles).filter((name) => !used(name, inStyles)),
  ];
  expect(unused).toEqual([]);
});

test('newer things are found', () => {
  expect([...newerInScript('class A { static { URL.parse(a); b.toSpliced(0) } }')]).toEqual([
    'URL.parse',
    '.toSpliced()',
    'static block',
  ]);
  const sheet = '@media (width>=769px){a{text-decoration:underline 1px;b{height:1dvh}}}';
  expect([...newerInStyle(sheet)].sort()).toEqual([
    '@media with < or >',
    'dvh',
    'nesting',
    'text-decoration with thickness',
  ]);
});
