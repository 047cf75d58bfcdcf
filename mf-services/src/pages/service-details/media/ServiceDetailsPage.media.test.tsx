// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWork } from '../../../testing/aWork.ts';
import { detailsForEachTest, openDetails, work } from '../testing/openDetails.tsx';
import '../../../testing/patience.ts';

detailsForEachTest();

test('the media area has two tabs, each split by provider and customer with counts [MED-01] [MED-02]', async () => {
  const file = (id: string, type: string) => ({
    id,
    type,
    url: `/media/${id}`,
    description: id,
    date: '2026-07-14T09:00:00Z',
    thumbnail_url: null,
  });
  openDetails('A-1', {
    answers: work(
      aWork({
        company_extras: [file('pastilhas', 'image/jpeg'), file('orçamento', 'application/pdf')],
        client_extras: [
          file('viatura', 'image/png'),
          file('livrete', 'application/pdf'),
          file('seguro', 'application/pdf'),
        ],
      }),
    ),
  });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Galeria2');
  expect(screen.getByText('Do prestador (1)')).toBeTruthy();
  expect(screen.getByText('Enviados por si (1)')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: /Documentos/ }));
  expect(screen.getByText('orçamento')).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documentos3');
  const sent = (heading: string) => screen.getByText(heading).parentElement?.textContent;
  expect(sent('Do prestador (1)')).toContain('orçamento');
  expect(sent('Enviados por si (2)')).toMatch(/livrete.*seguro/);
  expect(sent('Do prestador (1)')).not.toContain('livrete');
});
