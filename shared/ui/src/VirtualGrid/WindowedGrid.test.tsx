// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import WindowedGrid from './WindowedGrid.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function drawn(windowHeight: number) {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight);
  // What is drawn has not been measured yet: every row counts as high as the list says.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(256);
  render(
    <WindowedGrid
      label="Serviços"
      count={120}
      gap={0}
      keyAt={(index) => index}
      draw={(index) => `Serviço ${index}`}
    />,
  );
  return {
    rows: screen.getAllByRole('listitem').length,
    height: screen.getByRole('list').style.blockSize,
  };
}

test('rows are 256 px high before they are measured, and six more than are seen are drawn [LIM-09]', () => {
  expect(drawn(256)).toEqual({ rows: 1 + 6, height: `${120 * 256}px` });
  cleanup();
  expect(drawn(3 * 256).rows).toBe(3 + 6);
});
