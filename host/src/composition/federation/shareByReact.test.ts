import { expect, test } from 'vitest';
import { shareByReact } from './shareByReact.ts';
import type { SharedCopy, ShareScope } from './shareScope.ts';

const REACT = '19.3.1';
const copyOf = (version: string, range?: string | false): SharedCopy => ({
  version,
  get: () => Promise.resolve(() => ({})),
  scope: ['default'],
  shareConfig: range === undefined ? {} : { requiredVersion: range },
});

/** What a shell that lends React 19.3.1 hands to remotes that need these ranges of it, in their order. */
function scopesOf(...ranges: (string | null)[]) {
  const given: ShareScope = {
    react: { [REACT]: copyOf(REACT) },
    '@tanstack/react-query': { '5.108.0': copyOf('5.108.0') },
    ky: { '2.1.0': copyOf('2.1.0') },
  };
  const narrow = shareByReact(REACT);
  return ranges.map((range) =>
    narrow(given, range === null ? {} : { react: [copyOf(range.slice(1), range)] }),
  );
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

test('without a range a remote that was built elsewhere needs what fits the version that it brings', () => {
  const given: ShareScope = { react: { [REACT]: copyOf(REACT) } };
  const narrow = shareByReact(REACT);
  expect(narrow(given, { react: [copyOf('19.0.0')] })).toBe(given);
  expect(narrow(given, { react: [copyOf('19.0.0', false)] })).toBe(given);
  expect(narrow(given, { react: [copyOf('18.3.1')] })).toEqual({});
});

test('remotes that bring the same React share it, others never see it', () => {
  const [first, second, third, fourth] = scopesOf('^18.3.1', '^18.3.1', '^18.2.0', '^19.0.0');
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(first);
});
