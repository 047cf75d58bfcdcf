import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newFieldName } from './newFieldName.ts';

test('a field has the letters of its label, with a number where they are taken', () => {
  expect(newFieldName('Cor exterior', [])).toBe('cor_exterior');
  expect(newFieldName('Cor  exterior', ['cor_exterior'])).toBe('cor_exterior_2');
  expect(newFieldName('2.ª chave', [])).toBe('campo_2_chave');
});

test('whatever a field is called, its name is one that a configuration takes, and nobody else has it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 })), (labels) => {
      const names: string[] = [];
      for (const label of labels) names.push(newFieldName(label, names));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    }),
  );
});
