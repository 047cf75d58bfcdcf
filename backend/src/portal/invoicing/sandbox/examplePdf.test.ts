import { expect, test } from 'vitest';
import { examplePdf } from './examplePdf.ts';

const example = {
  number: 'FT (DEMO)/1',
  provider: 'Oficina Demonstração',
  customer: 'Cliente Demo',
  day: 'terça-feira, 14 de julho de 2026',
  total: '66,42 €',
};
const bytes = examplePdf(example);
const text = bytes.toString('latin1');

test('the example says in large letters and in its title that it is one, and that it is no invoice [INV-10] [INV-11]', () => {
  expect(text).toContain('/F1 30 Tf 60 760 Td (DEMONSTRAÇÃO) Tj');
  expect(text).toContain('/Title (DEMONSTRAÇÃO)');
  expect(text).toContain('Este documento não serve de fatura.');
  expect(text).toContain(String.raw`Documento de exemplo FT \(DEMO\)/1`);
  expect(text).toContain('Total: 66,42 \u0080');
});

test('each object lies where the table says, and the table where the end says', () => {
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) =>
    Number(at),
  );
  expect(places.length).toBeGreaterThan(4);
  for (const [index, at] of places.entries())
    expect(text.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true);
  const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text);
  expect(stream?.[2]?.length).toBe(Number(stream?.[1]));
});
