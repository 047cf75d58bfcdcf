import { expect, test } from 'vitest';
import { drawWaterfall } from './drawWaterfall.ts';

const bar = (label: string, start: number) => ({
  label,
  kind: 'data',
  start,
  answered: start + 150,
  end: start + 200,
  bytes: 2048,
});

test('draws every request in the order in which it was asked for, and what a person sees when', () => {
  const svg = drawWaterfall(
    [bar('second', 300), bar('first <1>', 0)],
    [{ label: 'own content', at: 812.4 }],
  );
  expect(svg.indexOf('first &lt;1&gt;')).toBeLessThan(svg.indexOf('second'));
  expect(svg).toContain('own content 812');
  expect(svg).toContain('2.0 KB');
  expect(svg).toContain('prefers-color-scheme:dark');
});

test('bars lie where their times are', () => {
  const svg = drawWaterfall([bar('only', 500)], [{ label: 'end', at: 1000 }]);
  // 310 px of labels, then 640 px for 1000 ms.
  expect(svg).toContain('class="k1 wait" x="630"');
  expect(svg).toContain('class="k1" x="726"');
});
