// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompanyLogo } from './EntityCard.tsx';

afterEach(cleanup);

test('a mark that does not load gives way to letters, and another one is tried', () => {
  const { container, rerender } = render(<CompanyLogo src="/a.svg" name="Fisio Alameda" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('No mark is drawn.');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('FA');
  rerender(<CompanyLogo src="/b.svg" name="Fisio Alameda" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.svg');
});
