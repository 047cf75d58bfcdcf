// @vitest-environment happy-dom
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell, type TestPortalOptions } from '@portal/remote/testPortal';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork, duePayment } from '../../testing/aWork.ts';
import LiteHomePage from './LiteHomePage.tsx';

function open(details: Work | null, provider: TestPortalOptions['provider'] = {}) {
  const subjectId = details?.id ?? null;
  const of = isAppointmentId(subjectId ?? '') ? 'customer/showcase' : 'showcase/work';
  const shell = createTestPortal({
    provider,
    session: {
      mode: 'lite',
      subject: null,
      lite: { subjectId, hasEnded: false, isClient: true, hasAccount: true, itemsKey: 'items' },
    },
    answers: { [`GET /${of}/${subjectId}`]: () => ({ code: 1, details }) },
  });
  render(
    <TestShell
      test={shell}
      path="/services-lite?token=k&s=C&t=0"
      view={{ kind: 'page', name: 'services-lite', params: {} }}
    >
      <LiteHomePage />
    </TestShell>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  { shown: 'Em Curso', details: aWork() },
  { shown: 'Marcações', details: anAppointmentWork() },
  { shown: 'Histórico', details: anAppointmentWork({ is_history: true, client_arrived: true }) },
  { shown: 'Marque em Auto Mirante', details: null },
])('«$shown» offers no link to old appointments [LITE-23] [SRV-16]', async ({ shown, details }) => {
  open(details);
  await screen.findByRole('heading', { name: new RegExp(`^${shown}`) });
  expect(document.body.textContent).not.toMatch(/antigas/i);
});

test.each([
  [false, 'Pedido a decorrer'],
  [true, 'Recebido'],
])(
  'at bars 1 with worksheets that are operational: %s, the card is named «%s» [DET-17]',
  async (worksheetOperational, name) => {
    open(aWork({ state: { bars: 1, name: 'Recebido' } }), { worksheetOperational });
    expect((await screen.findByRole('article')).textContent).toContain(name);
  },
);

test('the card of an appointment says its item, day and time, and no logo: the page carries it [APT-01] [C-286]', async () => {
  open(anAppointmentWork());
  const card = await screen.findByRole('article');
  const ticket = card.querySelector('summary')?.textContent;
  for (const words of ['14', 'jul.', '09:00', 'Renault Mégane', '45-XG-89'])
    expect(ticket).toContain(words);
  expect(within(card).queryByRole('img')).toBeNull();
});

test('the photograph on the card of a work is shown as pixels [LITE-02]', async () => {
  const { item } = aWork();
  open(aWork({ item: item && { ...item, photo: '/pixels-0' } }));
  const photo = (await screen.findByRole('article')).querySelector('img[src="/pixels-0"]');
  expect(photo?.closest('[class*="pixelated"]')).not.toBeNull();
});

test('the card of an appointment says what was asked for, offers to confirm it and leads to the details, nothing else [APT-02] [LITE-01] [LITE-08] [C-387]', async () => {
  const symptoms = [{ name: 'Pré-inspeção', obs_label: 'Observações', obs_value: 'Segredo.' }];
  open(anAppointmentWork({ symptoms, client_obs: 'Segredo.', allow_cancel: true }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Pré-inspeção');
  expect(card.textContent).not.toContain('Segredo');
  const names = (role: 'button' | 'link') =>
    within(card)
      .queryAllByRole(role, { hidden: true })
      .map(({ textContent }) => textContent);
  expect([names('button'), names('link')]).toEqual([['Confirmar presença'], ['Ver detalhes']]);
});

test('when the deadline of a payment passes on the open page, nothing invites to pay any more [DET-07] [C-249]', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-07-09T10:00:10Z'),
  });
  open(aWork({ payment: { ...duePayment, valid_until: '2026-07-09T10:01:00Z' } }));
  await screen.findByRole('heading', { level: 1, name: 'Tem um pagamento por fazer.' });
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByRole('heading', { level: 1, name: 'Tem um serviço em curso.' });
});

test.each([
  [true, 'Orçamento pronto'],
  [false, 'Aguarda aprovação'],
])(
  'at bars 2.5, where approving is allowed: %s, the card is named «%s» [DET-18]',
  async (allow_approve, name) => {
    open(aBudget({ allow_approve, state: { bars: 2.5, name: 'Orçamento pronto' } }));
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(name);
  },
);

test.each([
  [{ client_arrived: false }, 'NÃO COMPARECEU'],
  [{ is_cancelled: true }, 'CANCELADO'],
] as const)(
  'an appointment of before, %j, says %s on its card, and its day [DET-27] [SRV-11]',
  async (changes, status) => {
    open(anAppointmentWork({ is_history: true, ...changes }));
    const card = (await screen.findByRole('heading', { name: /^Histórico/ })).closest('section');
    for (const words of [status, '14\u00a0jul.']) expect(card?.textContent).toContain(words);
  },
);
