import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLinks } from './splitLinks.ts';

test('an address in a message opens, without the sentence around it', () => {
  expect(splitLinks('Veja https://exemplo.pt/pneus?a=1, e diga.')).toEqual([
    { text: 'Veja ' },
    { text: 'https://exemplo.pt/pneus?a=1', href: 'https://exemplo.pt/pneus?a=1' },
    { text: ', e diga.' },
  ]);
  expect(splitLinks('(http://exemplo.pt)')[1]).toEqual({
    text: 'http://exemplo.pt',
    href: 'http://exemplo.pt/',
  });
});

test('nothing but web addresses opens', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'exemplo.pt', 'https://', '']) {
    expect(splitLinks(text).filter(({ href }) => href !== undefined)).toEqual([]);
  }
});

test('the parts together are the message, whatever it is', () => {
  const pieces = fc.constantFrom('https://', 'http://a.pt', ' ', '.', ')', '«', 'x', '\n', 'ç');
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (words) => {
      const message = words.join('');
      const parts = splitLinks(message);
      expect(parts.map(({ text }) => text).join('')).toBe(message);
      for (const { href } of parts) if (href !== undefined) expect(href).toMatch(/^https?:\/\//);
    }),
  );
});
