// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';

detailsForEachTest();

test('the details say when each stage came, on the clocks of Lisbon, and nothing where nobody knows [C-817]', async () => {
  const stages = [
    { name: 'Iniciado', at: '2026-07-08T08:05:00.000Z' },
    { name: 'Na lixagem', at: '2026-07-09T23:30:00.000Z' },
  ];
  openDetails('A-1', { answers: work(aWork({ stages })) });
  const title = await screen.findByRole('heading', { level: 2, name: 'Etapas' });
  const rows = title.closest('section')?.querySelectorAll('dl > div') ?? [];
  const facts = [...rows].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(facts).toEqual([
    expect.stringMatching(/^Iniciado.*08 jul\.( 2026)?, 09:05$/),
    expect.stringMatching(/^Na lixagem.*10 jul\.( 2026)?, 00:30$/),
  ]);
  cleanup();

  openDetails('A-1', { answers: work(aWork()) });
  await screen.findByRole('heading', { level: 1, name: 'Em reparação' });
  expect(screen.queryByText('Etapas')).toBeNull();
});
