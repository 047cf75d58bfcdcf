// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aBudget, anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import {
  appointment,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from '../testing/openDetails.tsx';

detailsForEachTest();

test('approving asks with the amount first, then approves once [DET-35] [LIM-10]', async () => {
  const budget = aBudget();
  const shell = openDetails('A-2', {
    answers: { ...work(budget), 'POST /services/A-2/approve': () => ({}) },
  });
  const confirm = vi.spyOn(shell.portal.overlays, 'confirm');
  const button = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() =>
    expect(shell.requests.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(1),
  );
  expect(shell.shown[0]).toEqual({ kind: 'confirm', text: 'Aprovar este orçamento?' });
  expect(confirm.mock.calls[0]?.[0].figure).toBe('184,50\u00a0€');
  const payload = { id: 'A-2', decided: true };
  await waitFor(() => expect(shell.sent).toContainEqual({ name: 'service.changed', payload }));
});

test('without the confirmation nothing is approved [DET-35]', async () => {
  const shell = openDetails('A-2', { answers: work(aBudget()), confirms: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar orçamento' }));
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(shell.requests.some(({ path }) => path.endsWith('/approve'))).toBe(false);
});

test('a budget that was replaced meanwhile is not approved: the difference is told over the new one [DET-35] [LIM-10]', async () => {
  const budget = aBudget({ budget_version: 1 });
  const difference = {
    lines: {
      added: [{ designation: 'Caixa', price: 2450, completed: false, discount: 0 }],
      removed: [{ designation: 'Filtro', price: 10, completed: false, discount: 50 }],
      changed: [{ designation: 'Óleo', before: 36, after: 45 }],
    },
    total_before: 184.5,
    total_after: 2500,
  };
  const shell = openDetails('A-2', {
    answers: {
      ...work(budget),
      'POST /services/A-2/approve': refused(409, {
        code: 'BUDGET_CHANGED',
        message: 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
        difference,
      }),
    },
  });
  const warn = vi.spyOn(shell.portal.overlays, 'warn');
  const button = await screen.findByRole('button', { name: 'Aprovar orçamento' });
  shell.answer('GET /services/A-2/', () => ({ ...budget, budget_version: 2, total: 2500 }));
  fireEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    title: 'O orçamento mudou',
    body: [
      'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
      '',
      'Óleo: antes 36,00\u00a0€, agora 45,00\u00a0€',
      'Novo: Caixa, 2450,00\u00a0€',
      'Retirado: Filtro, 5,00\u00a0€',
      'Total: antes 184,50\u00a0€, agora 2500,00\u00a0€',
    ].join('\n'),
  });
  const sent = shell.requests.find(({ path }) => path.endsWith('/approve'));
  expect(sent?.body).toEqual({ version: 1, total: 184.5 });
  await waitFor(() => expect(screen.getAllByText('2500,00 €').length).toBeGreaterThan(0));
  expect(shell.shown).not.toContainEqual({ kind: 'toast', text: 'Orçamento aprovado.' });
});

test('what was approved is headed by its total in euros and cents [DET-20] [LIM-10]', async () => {
  openDetails('A-2', {
    answers: work(aBudget({ state: { bars: 3, name: '' }, allow_approve: false })),
  });
  expect(await screen.findByText(/^Aprovado · /)).toHaveProperty(
    'textContent',
    'Aprovado · 184,50\u00a0€',
  );
});

test('the page lists every task with its price and discount, and the totals with and without VAT, or what was asked for [DET-12] [DET-13] [LIM-10]', async () => {
  openDetails('A-2', { answers: work(aBudget()) });
  const row = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
  expect(await row('Mão de obra')).toContain('45,00\u00a0€');
  expect(await row('Óleo e filtro')).toMatch(/36,00\u00a0€.*Desconto 10%.*40,00\u00a0€/);
  const totals = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  for (const total of ['Total s/ IVA150,00\u00a0€', 'IVA34,50\u00a0€', 'Total c/ IVA184,50\u00a0€'])
    expect(totals).toContain(total);
  cleanup();
  openDetails('A-1', { answers: work(aWork()) });
  expect(await row('Travões')).toBe('Travões');
});

test.each([
  ['in amber where the customer is waited for', aBudget(), 'attention'],
  ['plainly where not', aWork({ state: { bars: 1, name: 'Iniciado' } }), 'neutral'],
  ['of an appointment', anAppointmentWork(), 'neutral'],
])('the header of the budget says em espera %s [DET-21]', async (_title, shown, tone) => {
  openDetails(shown.id, { answers: { ...work(shown), ...appointment(shown) } });
  expect((await screen.findByText('em espera')).className).toContain(tone);
});

test('where nothing was asked for and nothing has a price there is no list to head [DET-21]', async () => {
  const nothing = aWork({ state: { bars: 1, name: 'Iniciado' }, symptoms: [] });
  openDetails('A-1', { answers: work(nothing) });
  await screen.findByRole('heading', { level: 1, name: 'Iniciado' });
  expect(screen.queryByText('em espera')).toBeNull();
  expect(screen.queryByText('Serviços Solicitados')).toBeNull();
});
