// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import {
  appointment,
  completed,
  detailsForEachTest,
  openDetails,
  waitWithoutTime,
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

const MINUTE = 60_000;

/** Details whose one photograph has another address each time. */
function withNewAddresses() {
  let asked = 0;
  const answer = () => {
    asked += 1;
    const photo = {
      ...{ id: 'f-1', type: 'image/jpeg', url: `/media/f-1?signature=${asked}` },
      ...{ description: 'pastilhas', date: '2026-07-14T09:00:00Z', thumbnail_url: null },
    };
    return aWork({ company_extras: [photo] });
  };
  openDetails('A-1', { answers: { 'GET /services/A-1/': answer } });
}
const photo = () => screen.getByRole('img', { name: 'pastilhas' });

test('a photograph that cannot be loaded makes the page ask for its address, with which it is tried again [C-921]', async () => {
  withNewAddresses();
  fireEvent.click(await screen.findByRole('button', { name: /pastilhas/ }));
  await screen.findByRole('dialog');
  const [before] = photo().getAttribute('src')?.match(/\d+$/) ?? [];
  fireEvent.error(photo());
  await waitFor(() => {
    const tile = screen.getByRole('button', { name: /pastilhas/, hidden: true });
    expect(tile.querySelector('img')?.getAttribute('src')).not.toContain(`=${before}`);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(photo().getAttribute('src')).not.toContain(`=${before}`);
});

test('details that stay open get new addresses before theirs end [C-921]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  withNewAddresses();
  const tile = await screen.findByRole('button', { name: /pastilhas/ });
  const address = () => tile.querySelector('img')?.getAttribute('src');
  const before = address();
  vi.advanceTimersByTime(20 * MINUTE);
  await waitWithoutTime(() => expect(address()).not.toBe(before));
});
