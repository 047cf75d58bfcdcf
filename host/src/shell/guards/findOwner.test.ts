import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { expect, test } from 'vitest';
import { releaseOf } from '../../composition/testing/plainRemote.ts';
import { createOwnerSearch } from './findOwner.ts';

function remote(name: string): ResolvedRemote {
  const file = { path: 'entry.js', integrity: 'sha384-x', bytes: 1, brotliBytes: 1 };
  const release = releaseOf('2.0.0', { name, base: `/assets/${name}/`, files: [file] });
  return { name, release, fallback: null, reason: 'everyone' };
}

const findOwner = createOwnerSearch([remote('mf-a'), remote('mf-b')]);
const at = (name: string) => `    at run (http://x.localhost/assets/${name}/entry.js:1:20)`;

test('the owner of a stack is the release nearest to what happened, whatever the shell did between', () => {
  const stack = ['Error: caller', at('host'), at('mf-b'), at('host'), at('mf-a')].join('\n');
  expect(findOwner(stack)).toEqual({ remote: 'mf-b', release: '2.0.0' });
});

test('the shell’s own code, and what nobody knows, belong to no release', () => {
  expect(findOwner(['Error', at('host')].join('\n'))).toBeUndefined();
  expect(findOwner('')).toBeUndefined();
});
