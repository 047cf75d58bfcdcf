import { expect, test } from 'vitest';
import { texts as reminders } from '../reminders/texts.ts';
import { notificationKinds } from './notificationKinds.ts';

const start = new Date('2027-07-14T08:00:00Z');
const words = {
  company: 'Auto Mirante',
  day: () => '14 jul. às 09:00',
  time: () => '09:00',
  title: 'Peugeot 308',
  what: 'Revisão',
  totalCents: 118_450,
  agreedCents: null,
  sentence: 'Peugeot 308.',
  address: 'http://auto-mirante.localhost/client/services',
};
const amount = '1184,50\u00a0€';

test('amounts in the bell are in euros, with a comma [LIM-10]', () => {
  const { appointmentCancelled, budgetPosted, paymentDemanded, paymentReceived } =
    notificationKinds;
  const paid = { ...words, method: 'MBWAY', paidAt: start } as const;
  expect([
    appointmentCancelled.bell({ ...words, start, refundCents: 118_450 }),
    budgetPosted.bell(words),
    paymentDemanded.bell(words),
    paymentReceived.bell(paid),
  ]).toEqual([
    `A marcação para 14 jul. às 09:00 foi cancelada. Devolvemos ${amount} no prazo de 14 dias.`,
    `Peugeot 308: o orçamento de ${amount} aguarda a sua aprovação.`,
    `Peugeot 308: pagamento de ${amount} pendente.`,
    `Pagamento de ${amount} recebido: Revisão.`,
  ]);
});

test('amounts in e-mails are in euros, with a comma [LIM-10]', () => {
  const { budgetPosted, paymentDemanded, paymentReceived } = notificationKinds;
  const lines = [
    budgetPosted.email?.(words),
    paymentDemanded.email?.(words),
    paymentReceived.email?.({ ...words, method: 'MBWAY', paidAt: start }),
  ].map((email) => email?.text.split('\n').find((line) => /^(?:Total|Valor):/.test(line)));
  expect(lines).toEqual([`Total: ${amount}`, `Valor: ${amount}`, `Valor: ${amount}`]);
});

test('extra work is told with what it costs itself, and the mail says what is agreed already [BUD-26] [C-876]', () => {
  const { budgetPosted } = notificationKinds;
  const extra = { ...words, totalCents: 4000, agreedCents: 14_920 };
  expect(budgetPosted.bell(extra)).toBe(
    'Peugeot 308: trabalho a mais de 40,00\u00a0€ aguarda a sua aprovação.',
  );
  const { subject, text } = budgetPosted.email?.(extra) ?? {};
  expect(subject).toBe('Auto Mirante: trabalho a mais por aprovar');
  expect(text).toMatch(
    /^Há trabalho a mais à espera[^]+\nTotal: 40,00\u00a0€\nJá aprovado: 149,20\u00a0€\nAuto Mirante\n/,
  );
});

/** More than any kind needs. */
const any = {
  ...words,
  start,
  before: start,
  until: start,
  lastDay: '2027-07-14',
  firstName: 'Ana',
  refundCents: 0,
  beforeCents: 12_300,
  afterCents: 9840,
  state: 'Concluído',
  message: 'Está pronto.',
  method: 'MBWAY',
  paidAt: start,
  number: '2026/418',
  wanted: start,
  keptCents: 750,
  reason: 'Falta o NIF.',
  by: 'Rui Lima',
  at: start,
  said: 'phone',
  isApproval: true,
  isAttached: true,
  terms: [],
} as const;

test('no mail is titled as the documents are that only a certified program issues [INV-10]', () => {
  const subjects = Object.values(notificationKinds).map((kind) => kind.email?.(any).subject ?? '');
  expect(subjects.length).toBeGreaterThan(14);
  for (const subject of subjects) expect(subject).not.toMatch(/\b(fatura|factura|recibo)\b/i);
});

test('no SMS names a number to ring, whose cost would have to stand beside it, and no mail without it [LAW-03]', () => {
  const texts = Object.values(notificationKinds).flatMap((kind) => [
    kind.sms?.(any) ?? '',
    kind.email?.(any).text ?? '',
  ]);
  texts.push(...Object.values(reminders.presets));
  expect(texts.filter(Boolean).length).toBeGreaterThan(20);
  for (const text of texts)
    expect(text).not.toMatch(/(?:\+351|\b[29])[\d\s]{8,}\b|\btel|Lig(?:ue|ar)\b/i);
});
