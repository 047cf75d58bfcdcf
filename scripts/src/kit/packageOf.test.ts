import { expect, test } from 'vitest';
import { kitPackages } from './kitPackages.ts';
import { packageOf } from './packageOf.ts';

test.each(kitPackages)('$name names versions that any registry knows', (published) => {
  const content = packageOf(published, '1.3.4', ['remote.schema.json']);
  const { dependencies, exports } = content;
  expect(content).toMatchObject({ version: '1.3.4', license: 'MIT', sideEffects: false });
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\^?\d+\.\d+\.\d+/);
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@portal/'))).toEqual([]);
  for (const name of published.exactDependencies) expect(dependencies[name]).toMatch(/^\d/);
  for (const [subpath, { runs }] of Object.entries(published.subpaths)) {
    const name = subpath === '.' ? 'index' : subpath.slice(2);
    expect([runs, exports[subpath]]).toEqual([
      runs,
      { types: `./${name}.d.ts`, default: `./${name}.js` },
    ]);
  }
});
