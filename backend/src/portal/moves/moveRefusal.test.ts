import { expect, test } from 'vitest';
import { moveRefusal, type MoveFacts } from './moveRefusal.ts';
import { texts } from './texts.ts';

const movable: MoveFacts = {
  isPending: true,
  isFixed: false,
  isRequested: false,
  startsAt: new Date('2026-06-16T12:00:00Z'),
  noticeMinutes: 120,
  ownMoves: 1,
  maxMoves: 2,
  isPaymentUnderWay: false,
};
const at = (time: string) => new Date(`2026-06-16T${time}Z`);

test.each<[Partial<MoveFacts>, string, string | undefined]>([
  [{}, '09:00:00', undefined],
  [{}, '10:00:00', undefined],
  [{}, '10:00:00.001', 'TOO_LATE'],
  [{ noticeMinutes: 0 }, '11:59:59', undefined],
  [{ noticeMinutes: 0 }, '12:00:00', 'NOT_OFFERED'],
  [{ ownMoves: 2 }, '09:00:00', 'NO_MOVES_LEFT'],
  [{ ownMoves: 3, maxMoves: 1 }, '09:00:00', 'NO_MOVES_LEFT'],
  [{ maxMoves: 0, ownMoves: 0 }, '09:00:00', 'NOT_OFFERED'],
  [{ isFixed: true }, '09:00:00', 'FIXED_DATE'],
  [{ isFixed: true }, '11:00:00', 'FIXED_DATE'],
  [{ isPaymentUnderWay: true }, '09:00:00', 'PAYMENT_UNDER_WAY'],
  [{ isPending: false }, '09:00:00', 'NOT_OFFERED'],
])('with %o at %s moving is refused with %s [RSC-01]', (changes, time, reason) => {
  expect(moveRefusal({ ...movable, ...changes }, at(time))).toBe(reason);
});

test('each refusal says why in the exact words, one in the singular [RSC-03]', () => {
  const words = { company: 'Auto Mirante', noticeMinutes: 120, ownMoves: 2 };
  const said = (reason: keyof typeof texts.refusals, changes = {}) =>
    texts.refusals[reason]({ ...words, ...changes }).replaceAll('\u00a0', ' ');
  expect([
    said('TOO_LATE'),
    said('NO_MOVES_LEFT'),
    said('NO_MOVES_LEFT', { ownMoves: 1 }),
    said('FIXED_DATE'),
    said('PAYMENT_UNDER_WAY'),
  ]).toEqual([
    'Já não pode mudar a hora aqui: faltam menos de 2 horas. Ligue para Auto Mirante.',
    'Já mudou esta marcação 2 vezes. Ligue para Auto Mirante.',
    'Já mudou esta marcação 1 vez. Ligue para Auto Mirante.',
    'Esta data é fixa. Pode cancelar e marcar outra.',
    'Está um pagamento a decorrer. Espere que termine para mudar a hora.',
  ]);
});
