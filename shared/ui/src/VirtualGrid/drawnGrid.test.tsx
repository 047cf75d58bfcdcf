import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VirtualGrid } from './VirtualGrid.tsx';

test('a long list is drawn on a server as what stands in for it: heights in attributes are none of a page’s', async () => {
  const page = (
    <VirtualGrid
      {...{ label: 'Histórico', items: Array.from({ length: 60 }, (_, index) => `n.º ${index}`) }}
      {...{ keyOf: (item: string) => item, rowHeight: 280, overscan: 10, minColumnWidth: 308 }}
      {...{ gap: 12, fallback: <p>A carregar</p> }}
    >
      {(item) => item}
    </VirtualGrid>
  );
  renderToString(page);
  await import('./WindowedGrid.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  expect(renderToString(page)).toBe('<p>A carregar</p>');
});
