// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import {
  appointment,
  completed,
  detailsForEachTest,
  openDetails,
  work,
} from '../testing/openDetails.tsx';

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

const past = { is_history: true, allow_cancel: false, allow_confirmation: false };

test.each([
  ['a service in repair', aWork(), true],
  ['a completed service', completed, false],
  ['a service that was cancelled', aWork({ is_cancelled: true }), false],
  ['an appointment to come', anAppointmentWork(), true],
  ['an appointment that was kept', anAppointmentWork({ ...past, client_arrived: true }), true],
  ['an appointment that was missed', anAppointmentWork(past), false],
  ['an appointment that was cancelled', anAppointmentWork({ is_cancelled: true }), false],
])(
  'files of %s are added and own ones removed only while that is open [MED-06] [MED-08] [C-287]',
  async (_which, shown, isOpen) => {
    const own = {
      ...{ id: 'f-1', type: 'application/pdf', url: '/media/f-1', description: 'apólice' },
      ...{ date: '2026-07-14T09:00:00Z', thumbnail_url: null },
    };
    const withFile = { ...shown, client_extras: [own] };
    openDetails(shown.id, { answers: { ...work(withFile), ...appointment(withFile) } });
    fireEvent.click(await screen.findByRole('tab', { name: /^Documentos/ }));
    await screen.findByRole('button', { name: 'Descarregar apólice' });
    const offers = ['Adicionar documento', 'Remover apólice'].map(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(offers).toEqual([isOpen, isOpen]);
  },
);
