// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { moveBetween } from './moveBetween.ts';

const at = (path: string, step = -1, panel: Element | null = null) => ({
  href: `http://auto-mirante.localhost/client${path}`,
  step,
  panel,
});
const move = (before: ReturnType<typeof at>, path: string) => moveBetween(before, at(path).href);

test('another path is another page, whatever is open', () => {
  expect(move(at('/services'), '/schedule')).toBe('page');
  expect(move(at('/schedule?step=2', 1), '/services')).toBe('page');
  expect(move(at('/services', -1, document.body), '/perfil')).toBe('page');
});

test('in a wizard another query is another step; elsewhere nothing moves', () => {
  expect(move(at('/schedule', 0), '/schedule?step=2')).toBe('step');
  expect(move(at('/services?openAppointment=true'), '/services')).toBeNull();
});

test('at the same address a panel goes; one that opens comes in by itself', () => {
  expect(move(at('/services', -1, document.body), '/services')).toBe('panel');
  expect(move(at('/services'), '/services')).toBeNull();
});
