// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlider } from './useSlider.ts';

const { created } = vi.hoisted(() => ({ created: vi.fn<(options: unknown) => void>() }));

vi.mock('keen-slider', () => ({
  default: class {
    track = { details: { rel: 0 } };
    constructor(_element: HTMLElement, options: unknown) {
      created(options);
    }
    destroy() {}
    update() {}
  },
}));

function Sample() {
  const slides = useSlider(3, 0, () => undefined, true);
  return <div ref={slides} />;
}

beforeEach(() => {
  created.mockReset();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        this.tell();
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  { reduced: false, duration: 80 },
  { reduced: true, duration: 1 },
])('slides in $duration ms [LIM-05]', async ({ reduced, duration }) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), {
      matches: reduced,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<Sample />);
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(created).toHaveBeenCalledWith(expect.objectContaining({ defaultAnimation: { duration } }));
});
