// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RatingStars } from './RatingStars.tsx';

afterEach(cleanup);

function Sample() {
  const [stars, setStars] = useState(0);
  return <RatingStars legend="Pontuação, de 1 a 5 estrelas" value={stars} onChange={setStars} />;
}

test('is one radio group named 1 estrela to 5 estrelas, and paints up to the chosen one', () => {
  const { container } = render(<Sample />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1 estrela',
    '2 estrelas',
    '3 estrelas',
    '4 estrelas',
    '5 estrelas',
  ]);
  // One name makes it one group: the browser then moves with the arrows.
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(container.querySelectorAll('[data-on]')).toHaveLength(0);
  fireEvent.click(screen.getByLabelText('4 estrelas'));
  expect(container.querySelectorAll('[data-on]')).toHaveLength(4);
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, false, true, false]);
});
