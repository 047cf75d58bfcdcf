import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork } from '../../testing/aWork.ts';
import { heroView } from './heroView.ts';

const today = '2026-07-14';

test('missed and cancelled appointments show the alert [DET-27]', () => {
  expect(heroView(anAppointmentWork({ is_history: true }), null, true, today)).toMatchObject({
    state: 'off',
    name: 'NÃO COMPARECEU',
    tone: 'danger',
  });
  const cancelled = anAppointmentWork({ is_cancelled: true, cancelled_by_client: true });
  expect(heroView(cancelled, null, true, today)).toMatchObject({
    name: 'CANCELADO',
    message: 'Cancelada por si.',
  });
});

test('a budget without permission to approve has the fixed name [DET-18]', () => {
  const view = heroView(aBudget({ allow_approve: false }), null, true, today);
  expect(view).toMatchObject({ state: 2.5, name: 'Aguarda aprovação', tone: 'plain' });
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
  expect(heroView(work, null, true, today).message).toBe(
    'O trabalho está a decorrer. Entrega prevista: hoje, 17:30.',
  );
});
