// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import GalleryButton from './GalleryButton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the way to the gallery follows a change of size at once, without waiting as the keyboard does [LIM-04]', () => {
  vi.useFakeTimers();
  const gallery = document.createElement('section');
  const place = vi.spyOn(gallery, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 5 * window.innerHeight, 390, 200));
  render(<GalleryButton gallery={{ current: gallery }} />);
  expect(screen.queryByRole('button')).toBeNull();
  place.mockReturnValue(new DOMRect(0, window.innerHeight, 390, 200));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(screen.getByRole('button', { name: /[Gg]aleria/ })).toBeTruthy();
});
