// @vitest-environment happy-dom
import { isAppointmentId } from '@portal/domain/work/bareId';
import type { Work } from '@portal/api/work/work';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork } from '../../testing/aWork.ts';
import LiteHomePage from './LiteHomePage.tsx';
import '../../testing/patience.ts';

function open(details: Work | null) {
  const subjectId = details?.id ?? null;
  const of = isAppointmentId(subjectId ?? '') ? 'customer/showcase' : 'showcase/work';
  const shell = createTestPortal({
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

afterEach(cleanup);

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
