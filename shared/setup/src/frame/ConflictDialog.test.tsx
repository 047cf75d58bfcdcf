// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SetupTestShell } from '../testing/SetupTestShell.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

test('of two who wrote into one service each sees what differs, and nothing else [SET-06]', async () => {
  const service = { name: 'Corte', duration_minutes: 30, payment: 12.5 };
  const conflict = {
    ...({ path: 'services.corte', section: 'services', field: 'corte' } as const),
    ...{ mine: { ...service, payment: 15 }, theirs: { ...service, duration_minutes: 45 } },
    revision: 2,
  };
  render(
    <SetupTestShell>
      <ConflictDialog conflict={conflict} />
    </SetupTestShell>,
  );
  const sides = await screen.findAllByRole('definition');
  expect(sides.map((side) => side.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Duração: 30 minPreço: 15,00 €',
    'Duração: 45 minPreço: 12,50 €',
  ]);
});
