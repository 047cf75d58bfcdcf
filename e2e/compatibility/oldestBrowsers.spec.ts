import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPackages, root, workspacePackages } from '@portal/scripts/packages';
import {
  acceptedInScripts,
  acceptedInStyles,
  isAccepted,
  type Accepted,
} from '@portal/scripts/release/compatibility/isAccepted';
import { newerInScript } from '@portal/scripts/release/compatibility/newerInScript';
import { newerInStyle } from '@portal/scripts/release/compatibility/newerInStyle';

/** Every feature that a kind of built files uses and one of the oldest browsers lacks, with the files. */
function newerIn(
  end: string,
  read: (source: string) => ReadonlyMap<string, string>,
): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { path } of builtPackages(workspacePackages())) {
    const folder = join(root, path, 'dist');
    for (const name of readdirSync(folder).filter((file) => file.endsWith(end))) {
      for (const feature of read(readFileSync(join(folder, name), 'utf8')).keys()) {
        files.set(feature, [...(files.get(feature) ?? []), `${path}/${name}`]);
      }
    }
  }
  return files;
}

const notIn = (accepted: Accepted, features: Map<string, string[]>) =>
  [...features].filter(([feature]) => !isAccepted(feature, accepted));

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
