// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { elementNames } from './elementNames.ts';

test('names an element and the two around it, and nothing that stands in the page', () => {
  document.body.innerHTML =
    '<main><section aria-label="Ana"><ul><li class="card_x1" id="912345678">Ana <b>Carvalho</b></li></ul></section></main>';
  const item = document.querySelector('li');
  expect(elementNames(item)).toBe('section ul li');
  // A text is named by what it stands in.
  expect(elementNames(item?.firstChild ?? null)).toBe('section ul li');
  expect(elementNames(document.querySelector('main'))).toBe('main');
  expect(elementNames(document.body)).toBe('');
  expect(elementNames(null)).toBe('');
});

test('leaves out what is no plain name, and the outermost where names are long', () => {
  document.body.innerHTML = '<main><svg><linearGradient></linearGradient></svg></main>';
  const { lastElementChild: drawing } = document.querySelector('svg') ?? document.body;
  expect(elementNames(drawing)).toBe(
    drawing?.localName === 'lineargradient' ? 'main svg lineargradient' : 'main svg',
  );
  const long = document.createElement(`x-${'a'.repeat(40)}`);
  document.querySelector('main')?.append(long);
  long.append(document.createElement(`y-${'b'.repeat(40)}`));
  expect(elementNames(long.firstChild)).toBe(`y-${'b'.repeat(40)}`);
});
