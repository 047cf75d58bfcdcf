// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

afterEach(cleanup);

test('of two facts of one name each is told once, also when one of them has another name later', () => {
  const fact = (label: string, value: string) => ({ label, value });
  const view = render(
    <Facts facts={[fact('Devolução', '10,00 €'), fact('Devolução', '5,00 €')]} />,
  );
  view.rerender(<Facts facts={[fact('Devolvido', '10,00 €'), fact('Devolução', '5,00 €')]} />);
  const rows = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(rows('term')).toEqual(['Devolvido', 'Devolução']);
  expect(rows('definition')).toEqual(['10,00 €', '5,00 €']);
});
