import type { Work } from '@portal/api/work/work';
import { expect, test } from 'vitest';
import { aBudgetOfJobs } from '../../../testing/aBudgetOfJobs.ts';
import { aBudget, anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import { heroView } from './heroView.ts';

const today = '2026-07-14';

test('missed and cancelled appointments show the alert [DET-27]', () => {
  expect(heroView(anAppointmentWork({ is_history: true }), null, true, today)).toMatchObject({
    state: 'off',
    name: 'NÃO COMPARECEU',
    tone: 'danger',
    message: '',
  });
  const cancelled = anAppointmentWork({ is_cancelled: true, cancelled_by_client: true });
  expect(heroView(cancelled, null, true, today)).toMatchObject({
    state: 'off',
    name: 'CANCELADO',
    tone: 'danger',
    message: 'Cancelada por si.',
  });
});

test('at bars 1 without worksheets the stage has the fixed name [DET-17]', () => {
  const begun = aWork({ state: { bars: 1, name: 'Recebido' } });
  expect(heroView(begun, null, false, today).name).toBe('Pedido a decorrer');
  expect(heroView(begun, null, true, today).name).toBe('Recebido');
});

test('a budget without permission to approve has the fixed name [DET-18]', () => {
  const view = heroView(aBudget({ allow_approve: false }), null, true, today);
  expect(view).toMatchObject({ state: 2.5, name: 'Aguarda aprovação', tone: 'plain' });
  const named = { state: { bars: 2.5, name: 'Orçamento enviado' } } as const;
  expect(heroView(aBudget(named), 'approve', true, today).name).toBe('Orçamento enviado');
});

test('the sentence says what is to be decided, and what became of a budget [BUD-25] [BUD-27]', () => {
  const say = (work: Work, primary: 'approve' | null) => heroView(work, primary, true, today);
  expect(say(aBudgetOfJobs(), 'approve').message).toBe(
    'Decida cada trabalho: só paga o que aprovar.',
  );
  const running = { state: { bars: 3, name: 'Em curso' } } as const;
  const left = aBudgetOfJobs({}, running);
  expect(say(left, 'approve').message).toBe('Decida cada trabalho: só paga o que aprovar.');
  const jobs = (left.budget?.jobs ?? []).map((job, index) =>
    index === 0 ? { ...job, state: 'approved' as const, carried: true } : job,
  );
  expect(say(aBudgetOfJobs({ jobs }, running), 'approve').message).toBe(
    'Há trabalho a mais para decidir.',
  );
  const decided = { state: { bars: 2.5, name: 'Decisão adiada' } } as const;
  expect(say(aBudgetOfJobs({ state: 'decided' }, decided), null)).toMatchObject({
    name: 'Decisão adiada',
    tone: 'plain',
    message: 'O prestador já sabe. Pode mudar de ideias enquanto o orçamento for válido.',
  });
  for (const state of ['expired', 'decided'] as const) {
    const over = { state, allow_decision: false };
    expect(say(aBudgetOfJobs(over, { ...decided, allow_approve: false }), null)).toMatchObject({
      name: 'Aguarda aprovação',
      message: 'O prazo do orçamento terminou.',
    });
  }
});

test('what asks is amber, what is finished is green, the rest is plain', () => {
  expect(heroView(aBudget(), 'approve', true, today).tone).toBe('attention');
  expect(heroView(aWork({ state: { bars: 5, name: 'Concluído' } }), null, true, today).tone).toBe(
    'success',
  );
  expect(heroView(aWork(), null, true, today).tone).toBe('plain');
});

test('work in hand says when it is due', () => {
  const work = aWork({ date_end: today, time_end: '17:30' });
  expect(heroView(work, null, true, today).message).toBe('Entrega prevista: hoje, 17:30.');
  const usual = aWork({ state: { bars: 3, name: 'Em curso' }, date_end: today });
  expect(heroView(usual, null, true, today).message).toBe(
    'O trabalho está a decorrer. Entrega prevista: hoje.',
  );
});

test('words of ours never contradict the name that the provider gave the stage', () => {
  const check = (name: string) => heroView(aWork({ state: { bars: 4, name } }), null, true, today);
  expect(check('Pronto a levantar').message).toBe('O trabalho terminou.');
  expect(check('Controlo final').message).toBe('O trabalho terminou e está na verificação final.');
});

test('a presence is asked for two days before, not when somebody has just booked [DET-11] [DET-28] [C-181]', () => {
  const on = (date: string) =>
    heroView(anAppointmentWork({ date_start: date }), 'confirm', true, today);
  expect(on('2026-07-16')).toMatchObject({
    tone: 'attention',
    message: 'Confirme a sua presença para manter a hora.',
  });
  expect(on('2026-07-17')).toMatchObject({ tone: 'plain', message: 'Está marcado. Até sexta.' });
  expect(on('2026-07-28')).toMatchObject({ message: 'Está marcado. Até 28\u00a0jul.' });
});
