import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readStored } from './readStored.ts';
import { writeStored } from './writeStored.ts';

const schema = v.object({ step: v.picklist(['code', 'data']), at: v.optional(v.number(), 0) });

function storageWith(entries: Record<string, string>) {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
}

test('reads what was written, by its schema', () => {
  const storage = storageWith({});
  writeStored(storage, 'draft', { step: 'code' });
  expect(readStored(storage, 'draft', schema)).toEqual({ step: 'code', at: 0 });
});

test.each([
  ['nothing', {}],
  ['text that is no JSON', { draft: '{' }],
  ['what a former version wrote', { draft: '{"step":"done"}' }],
])('is null for %s', (_what, entries) => {
  expect(readStored(storageWith(entries), 'draft', schema)).toBeNull();
});

test('a storage that refuses is neither read nor written, and nobody is told', () => {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(readStored({ getItem: refuse }, 'draft', schema)).toBeNull();
  expect(() => writeStored({ setItem: refuse }, 'draft', 1)).not.toThrow();
});
