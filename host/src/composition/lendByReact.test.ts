import { ModuleFederation } from '@module-federation/runtime-core';
import { expect, test } from 'vitest';
import { lendByReact } from './lendByReact.ts';

const REACT = '19.3.1';
const lend = (version: string, requiredVersion = `^${version}`) => ({
  version,
  lib: () => ({}),
  shareConfig: { requiredVersion, singleton: false },
});

let remotes = 0;

/** What a shell that lends React 19.3.1 hands to remotes that need these ranges of it, in their order. */
function scopesOf(...ranges: (string | null)[]) {
  const plugin = lendByReact(REACT);
  const host = new ModuleFederation({
    name: `host-${(remotes += 1)}`,
    remotes: [],
    shared: { react: lend(REACT), '@tanstack/react-query': lend('5.108.0'), ky: lend('2.1.0') },
  });
  const given = host.shareScopeMap['default'];
  if (!given) throw new Error('The host shares nothing.');
  return ranges.map((range) => {
    const remote = new ModuleFederation({
      name: `remote-${(remotes += 1)}`,
      remotes: [],
      plugins: [plugin],
      ...(range === null ? {} : { shared: { react: lend(range.slice(1), range) } }),
    });
    remote.initShareScopeMap('default', given);
    return remote.shareScopeMap['default'];
  });
}

test.each(['^19.3.1', '^19.0.0', '~19.3.0', null])(
  'a remote that needs React %s takes it and what holds it from the shell',
  (range) => {
    const [scope] = scopesOf(range);
    expect(Object.keys(scope ?? {})).toEqual(['react', '@tanstack/react-query', 'ky']);
  },
);

test.each(['^18.3.1', '~19.0.0', '^19.4.0', '^20.0.0'])(
  'a remote that needs React %s gets neither the React of the shell nor what holds it',
  (range) => {
    const [scope] = scopesOf(range);
    expect(Object.keys(scope ?? {})).toEqual(['ky']);
  },
);

test('remotes that bring the same React share it, others never see it', () => {
  const [first, second, third, fourth] = scopesOf('^18.3.1', '^18.3.1', '^18.2.0', '^19.0.0');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(first);
});
