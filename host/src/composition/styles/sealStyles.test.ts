// @vitest-environment happy-dom
import { STYLE_SEAL } from '@portal/webpack/seal/styleSeal';
import { afterEach, expect, test } from 'vitest';
import { sealStyles } from './sealStyles.ts';

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, STYLE_SEAL);
});

function seal(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = href;
  const given: unknown = Reflect.get(globalThis, STYLE_SEAL);
  if (typeof given !== 'function') throw new Error('The page offers no seal.');
  given(link);
  return link;
}

function writeMap(content: string): void {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = content;
  document.head.append(map);
}

test('a style sheet that the import map names is asked for with its integrity', () => {
  sealStyles();
  writeMap('{"integrity":{"/assets/mf-one/a.css":"sha384-x","https://cdn.pt/b.css":"sha384-y"}}');
  const own = seal(`${window.location.origin}/assets/mf-one/a.css`);
  expect([own.integrity, own.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
  expect(seal('https://cdn.pt/b.css').integrity).toBe('sha384-y');
});

test('a style sheet of a remote under development stays as it is', () => {
  sealStyles();
  expect(seal('http://localhost:4400/a.css').getAttribute('integrity')).toBeNull();
});
