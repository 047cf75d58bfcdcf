import { expect, test } from 'vitest';
import { describeOperators } from './describeOperators.ts';
import { readOperatorsCommand } from './operatorsCommand.ts';

test('an operator is added, changed and ended by what is said [C-837]', () => {
  const by = 'Ana';
  const read = (...args: string[]) => readOperatorsCommand([...args, '--by', by]);
  expect(read('add', 'Rita', '--role', 'manage', '--days', '90')).toEqual({
    ...{ kind: 'add', name: 'Rita', role: 'manage', days: 90, by },
  });
  expect(read('role', 'abc', '--role', 'read')).toEqual({
    kind: 'role',
    id: 'abc',
    role: 'read',
    by,
  });
  expect(read('revoke', 'abc')).toEqual({ kind: 'revoke', id: 'abc', by });
});

test.each([
  [['ad', 'Rita'], '"ad" is no command.'],
  [['add'], 'Who?'],
  [['add', 'Rita'], 'Which role? --role read, release, manage'],
  [['add', 'Rita', '--role', 'owner'], '--role is "owner"'],
  [['add', 'Rita', 'Rui', '--role', 'read'], 'What is "Rui"? Nothing was changed.'],
  [['add', 'Rita', '--role', 'read', '--days', '0'], 'a whole number from 1 to 366'],
  [['role', 'abc'], 'Which role?'],
  [['revoke'], 'Which operator? revoke <id>'],
  [['list', 'Rita'], 'What is "Rita"? Nothing was changed.'],
])('%j is refused with what is wrong', (args, said) => {
  expect(() => readOperatorsCommand(args)).toThrow(said);
});

test('the list says who holds what until when', () => {
  const operator = {
    ...{ id: 'abc', name: 'Rita', role: 'manage' as const, madeAt: '2026-01-01T00:00:00Z' },
    ...{ expiresAt: '2026-06-01T10:00:00Z', revokedAt: null, usedAt: null },
  };
  const said = (now: string, changes = {}) =>
    describeOperators([{ ...operator, ...changes }], new Date(now));
  expect(said('2026-05-01T00:00:00Z')).toMatch(/abc +Rita +manage +until .*never/);
  expect(said('2026-07-01T00:00:00Z')).toMatch(/over since/);
  expect(said('2026-05-01T00:00:00Z', { revokedAt: '2026-04-01T10:00:00Z' })).toMatch(/revoked/);
});
