// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Bell } from './messages/Bell.ts';

afterEach(cleanup);

function drawn(icon: ReactElement): SVGSVGElement {
  const svg = render(icon).container.querySelector('svg');
  if (!svg) throw new Error('Nothing was drawn.');
  return svg;
}

test('an icon is a line drawing that readers of screens do not meet', () => {
  const bell = drawn(<Bell className="large" />);
  expect(bell.getAttribute('aria-hidden')).toBe('true');
  expect(bell.getAttribute('class')).toBe('lucide large');
  expect(bell.getAttribute('stroke')).toBe('currentColor');
  expect(bell.querySelectorAll('path')).toHaveLength(2);
});

test('one that is named is met by its name', () => {
  const bell = drawn(<Bell role="img" aria-label="Notificações" />);
  expect(bell.hasAttribute('aria-hidden')).toBe(false);
  expect(bell.getAttribute('aria-label')).toBe('Notificações');
});
