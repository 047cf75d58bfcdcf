// @vitest-environment happy-dom
import { workSchema, type Work } from '@portal/api/work/work';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { anAppointmentWork, aWork, duePayment } from '../../../testing/aWork.ts';
import { DetailsHero } from './DetailsHero.tsx';

afterEach(cleanup);

function open(work: Work, worksheetOperational = true) {
  const shell = createTestPortal({ provider: { worksheetOperational } });
  render(
    <TestShell test={shell}>
      <DetailsHero work={work} primary={null} today="2026-07-09" />
    </TestShell>,
  );
  return shell;
}

test.each([
  [
    '2026-07-11T09:30:00.000Z',
    'O serviço terminou. Pode levantar sem custos até sáb, 11 jul., 10:30.',
  ],
  ['2026-07-09T16:00:00.000Z', 'O serviço terminou. Pode levantar sem custos até hoje, 17:00.'],
  [null, 'O serviço terminou.'],
  [undefined, 'O serviço terminou.'],
])('what is ready says until when it is collected for nothing: %s [LAW-13]', (until, said) => {
  open(aWork({ state: { bars: 5, name: '' }, collect_until: until }));
  expect(screen.getByText(/O serviço terminou/).textContent?.replaceAll('\u00a0', ' ')).toBe(said);
});

const atBars = (bars: Work['state']['bars']) => aWork({ state: { bars, name: '' } });
const places = [
  { where: 'an appointment', work: anAppointmentWork(), worksheets: true, isShown: true },
  { where: 'bars 4', work: atBars(4), worksheets: true, isShown: true },
  { where: 'bars 3 without worksheets', work: atBars(3), worksheets: false, isShown: true },
  { where: 'bars 3 with worksheets', work: atBars(3), worksheets: true, isShown: false },
  { where: 'bars 2 without worksheets', work: atBars(2), worksheets: false, isShown: false },
  { where: 'bars 5', work: atBars(5), worksheets: false, isShown: false },
];
const unpaid = [
  ...['PENDING', 'EXPIRED', 'NOT_PAID', 'CC_CANCEL'],
  ...['CC_ERROR', 'MBWAY_REJECTED', 'MBWAY_DECLINED'],
];

test.each(places)(
  'on $where every payment that is not paid says Pendente de Pagamento: $isShown; a paid one and none never [DET-22] [DET-23] [DET-24] [DET-25]',
  ({ work, worksheets, isShown }) => {
    for (const state of [...unpaid, 'PAYED', 'PAID', null]) {
      // As it comes from the server, with both spellings of a paid one.
      const payment = state === null ? null : { ...duePayment, state };
      open(v.parse(workSchema, { ...work, payment }), worksheets);
      const shown = screen.queryByText('Pendente de Pagamento') !== null;
      expect([state, shown]).toEqual([state, isShown && unpaid.includes(state ?? '')]);
      cleanup();
    }
  },
);

test.each([
  ['NÃO COMPARECEU', anAppointmentWork({ is_history: true })],
  ['CANCELADO', anAppointmentWork({ is_cancelled: true })],
  ['CANCELADO', { ...atBars(4), is_cancelled: true }],
  ['CANCELADO', { ...atBars(3), is_cancelled: true }],
])(
  '%s stands in the styling of an alert, and asks for no payment [DET-22] [DET-23] [DET-24] [DET-27] [C-269] [C-384]',
  (words, off) => {
    open({ ...off, payment: { ...duePayment, state: 'NOT_PAID' } }, off.isAppointment);
    expect(screen.queryByText('Pendente de Pagamento')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
    expect(screen.getByRole('region', { name: words }).className).toContain('danger');
    cleanup();
    open(anAppointmentWork());
    expect(screen.getByRole('region').className).not.toContain('danger');
  },
);

test('the title, the subtitle, the bars, day and time stand together [DET-02]', () => {
  open(anAppointmentWork({ state: { bars: 0, name: '' } }));
  const hero = screen.getByRole('region');
  for (const words of ['Renault Mégane', '45-XG-89']) expect(hero.textContent).toContain(words);
  expect(screen.getByRole('img', { name: /0 de 5 etapas/ })).toBeTruthy();
  expect(screen.getByText(/14\sjul\.,\s09:00$/)).toBeTruthy();
});

test.each([
  ['a past appointment', anAppointmentWork({ is_history: true, client_arrived: true })],
  ['a missed appointment', anAppointmentWork({ is_history: true })],
  ['a cancelled appointment', anAppointmentWork({ is_cancelled: true })],
  ['a cancelled work', { ...atBars(3), is_cancelled: true }],
  ['a completed work', { ...atBars(5), is_history: true }],
])('the link to share stays for %s [DET-09] [C-381]', async (_what, work) => {
  const shell = open(work);
  const share = vi.spyOn(shell.portal.native, 'share');
  fireEvent.click(screen.getByRole('button', { name: 'Partilhar' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: expect.stringMatching(`/service-details/${work.id}`) }),
    ),
  );
});
