import { expect, test } from 'vitest';
import * as v from 'valibot';
import { drawnMarkupSchema } from './drawnMarkupSchema.ts';

const isGood = (markup: string) => v.is(drawnMarkupSchema, markup);

test.each([
  ['<p style="color:red">x</p>'],
  ['<p class="a"\n STYLE=color:red>x</p>'],
  ['<p>x</p><script>alert(1)</script>'],
  ['<SCRIPT src="x"></SCRIPT>'],
  ['<img alt="" onerror="alert(1)"/>'],
])('%s is no drawing that a page may have [C-721]', (markup) => {
  expect(isGood(markup)).toBe(false);
});

test.each([
  ['<p class="a">one style=b, on=c</p>'],
  ['<img alt="a style=b onde=c > &lt;script&gt;" src="/x.jpg"/>'],
  ['<a href="?onde=a" data-style="b">x</a>'],
])('%s is one [C-721]', (markup) => {
  expect(isGood(markup)).toBe(true);
});
