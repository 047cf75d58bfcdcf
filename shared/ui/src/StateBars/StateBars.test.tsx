// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StateBars, barsCaption, type BarsState } from './StateBars.tsx';

afterEach(cleanup);

test.each<[BarsState, string, string]>([
  [0, 'Por iniciar: 0 de 5 etapas. Marcado.', 'Por iniciar'],
  [1, '1 de 5 etapas. Marcado.', '1 de 5'],
  [2.5, '2 de 5 etapas concluídas, a terceira está em pausa. Marcado.', '2 de 5'],
  [5, '5 de 5 etapas. Marcado.', '5 de 5'],
  ['off', 'Marcado.', ''],
])('bars %s are spoken and captioned', (state, spoken, caption) => {
  render(<StateBars state={state} name="Marcado" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(spoken);
  expect(barsCaption(state)).toBe(caption);
});
