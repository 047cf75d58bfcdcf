import { expect, test } from 'vitest';
import { newerMigrations } from './newerMigrations.ts';

const own = ['0001-tables.sql', '0002-triggers.sql', '0003-more.sql'].map((name) => ({
  name,
  text: '',
  checksum: `of ${name}`,
}));
const judge = (...names: string[]) =>
  newerMigrations(own, new Map(names.map((name) => [name, `of ${name}`])));
const [tables, triggers, more] = ['0001-tables.sql', '0002-triggers.sql', '0003-more.sql'];

test.each([
  ['that is empty', [], []],
  ['of an older version', [tables, triggers], []],
  ['of this version', [tables, triggers, more], []],
  [
    'of a newer version',
    ['0005-b.sql', tables, '0004-a.sql', triggers, more],
    ['0004-a.sql', '0005-b.sql'],
  ],
])('a database %s is served [C-857]', (_which, applied, newer) => {
  expect(judge(...applied)).toEqual(newer);
});

test.each([
  [
    'of a working copy from before the release',
    [tables, '0002-accounts.sql', '0084-last.sql'],
    '0002-accounts.sql',
  ],
  [
    'of a branch that has another migration in between',
    [tables, triggers, more, '0002-other.sql'],
    '0002-other.sql',
  ],
  ['of a branch that has not all of these', [tables, triggers, '0004-a.sql'], '0004-a.sql'],
  ['of something else', ['0004-a.sql'], '0004-a.sql'],
])(
  'a database %s is refused, and the sentence names what is not known [C-857]',
  (_which, applied, name) => {
    expect(() => judge(...applied)).toThrow(
      `This database was made by other migrations than those of this version, which does not know ${name}. Use an empty one`,
    );
  },
);

test('one that was changed since is refused, also where the database is of a newer version', () => {
  const changed = new Map(own.map(({ name, checksum }) => [name, checksum]));
  changed.set(triggers, 'of another').set('0004-a.sql', '');
  expect(() => newerMigrations(own, changed)).toThrow(
    'The migration 0002-triggers.sql was changed after it had been applied',
  );
});
