// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmPresence } from './ConfirmPresence.tsx';
import type { ConfirmedPresence } from './usePresence.ts';

afterEach(cleanup);

const card = (phase: ConfirmedPresence['phase']) => (
  <ConfirmPresence
    presence={{ phase, busy: false, confirm: async () => undefined }}
    offered
    isPrimary
  />
);

test('the thanks come into a region that stood there empty, so that they are announced, and take the focus', () => {
  const { rerender } = render(card('idle'));
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(card('thanks'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Obrigado, presença confirmada');
  expect(document.activeElement).toBe(region);
});
