import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lisbonTime } from '@portal/domain/time/isoDate';
import { texts as accountTexts } from '../../accounts/identity/texts.ts';
import { texts as approvalTexts } from '../budgets/approval/texts.ts';
import { texts as feedbackTexts } from '../feedback/texts.ts';
import { texts as invoiceTexts } from '../invoices/texts.ts';
import { texts as reminderTexts } from '../reminders/texts.ts';
import { texts as withdrawalTexts } from '../withdrawals/texts.ts';
import { dayAndTime } from './dayAndTime.ts';
import type { NotificationFacts } from './notificationFacts.ts';
import { notificationKinds } from './notificationKinds.ts';

const file = new URL('../../../../docs/notifications.md', import.meta.url);
const sources = fileURLToPath(new URL('../../', import.meta.url));
const tableOfKinds = /(?<=<!-- kinds -->\n)[\s\S]*?(?=<!-- end of kinds -->)/;
const company = 'Auto Mirante';
const start = new Date('2027-07-14T08:00:00Z');

const examples: NotificationFacts = {
  appointmentBooked: { what: 'Revisão', start, firstName: 'Ana', terms: [] },
  appointmentConfirmed: { start },
  appointmentCancelled: { start, refundCents: 2500 },
  noShowNoted: { start, refundCents: 750, keptCents: 750 },
  feeWaived: { refundCents: 750 },
  appointmentReleased: { start },
  appointmentBookedByProvider: { what: 'Revisão', start },
  appointmentMoved: { before: new Date('2027-07-13T13:30:00Z'), start },
  moveRequested: { start: new Date('2027-07-13T13:30:00Z'), wanted: start },
  moveConfirmed: { before: new Date('2027-07-13T13:30:00Z'), start },
  moveRefused: {
    start: new Date('2027-07-13T13:30:00Z'),
    wanted: start,
    reason: 'Já não temos vaga.',
  },
  moveExpired: { start: new Date('2027-07-13T13:30:00Z'), wanted: start },
  waitingOffered: { start, until: new Date('2027-07-13T12:00:00Z') },
  waitingOver: { what: 'Revisão', lastDay: '2027-07-14' },
  waitingRemoved: { what: 'Revisão', reason: 'Já não fazemos este serviço.' },
  appointmentMovedByProvider: { before: new Date('2027-07-13T13:30:00Z'), start },
  appointmentCancelledByProvider: { start },
  workStateChanged: { title: 'Peugeot 308', state: 'Em diagnóstico' },
  workCompleted: { title: 'Peugeot 308', state: 'Concluído' },
  workCancelled: { title: 'Peugeot 308' },
  budgetPosted: { title: 'Peugeot 308', totalCents: 12_300, agreedCents: null },
  agreementReduced: { title: 'Peugeot 308', beforeCents: 12_300, afterCents: 9840 },
  decisionRecorded: { by: 'Rui Lima', at: start, said: 'phone', isApproval: true },
  budgetApproved: { title: 'Peugeot 308', totalCents: 12_300, isAttached: true, terms: [] },
  messageWritten: { title: 'Peugeot 308', message: 'Está pronto.' },
  paymentDemanded: { title: 'Peugeot 308', totalCents: 4920 },
  invoiceAttached: { number: 'FT 2026/418' },
  invoiceSent: { number: 'FT 2026/418' },
  invoiceRefused: { reason: 'Falta o NIF.' },
  contractWithdrawn: { what: 'Pastilhas, Discos', refundCents: 6400 },
  paymentReceived: { what: 'Revisão', totalCents: 4920, method: 'MBWAY', paidAt: start },
};

/** One line of the table in docs/notifications.md. */
function rowOf<Kind extends keyof NotificationFacts>(name: Kind): string {
  const kind = notificationKinds[name];
  const day = (instant: Date) => dayAndTime(instant, 'Europe/Lisbon');
  const time = (instant: Date) => lisbonTime(instant);
  const words = { ...examples[name], company, day, time };
  const sentence = kind.bell(words);
  const messageWords = { ...words, sentence, address: '…' };
  const sms = kind.sms?.(messageWords) ?? '–';
  const email = kind.email?.(messageWords).subject ?? '–';
  const also = [
    kind.isOwn && 'stands as read',
    kind.isLate && 'what came since stays unread',
    kind.isLimited && 'limited',
    kind.smsWithoutEmailOnly && 'SMS only to whoever has no e-mail',
    kind.hasCalendarEvent && 'calendar event',
    kind.needsLogin && 'the link needs the login',
  ].filter((part) => typeof part === 'string');
  const cells = [`\`${name}\``, kind.when, kind.type, sentence, sms, email, also.join(', ')];
  return `| ${cells.join(' | ')} |\n`;
}

const isKind = (name: string): name is keyof NotificationFacts => name in examples;

test('the page lists every kind of notification as it is', () => {
  const table = `| kind | when | type | in the bell | SMS | subject of the e-mail | also |
|---|---|---|---|---|---|---|
${Object.keys(notificationKinds).filter(isKind).map(rowOf).join('')}`;
  if (process.env['RECORD_EXAMPLES'] === '1')
    writeFileSync(file, readFileSync(file, 'utf8').replace(tableOfKinds, table));
  expect(tableOfKinds.exec(readFileSync(file, 'utf8'))?.[0]).toBe(table);
});

test('the page names every place that sends something, and the words of what is no notification', () => {
  const senders = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\/|^platform\/messaging\//.test(path),
    )
    .filter((path) =>
      /(?<!function )\b(queueMessage|addNotification|keepInOutbox|sendAwaited)\(|delivery\.send\(/.test(
        readFileSync(`${sources}${path}`, 'utf8'),
      ),
    );
  const page = readFileSync(file, 'utf8');
  const named = [...page.matchAll(/\]\(\.\.\/backend\/src\/([^)]+)\)/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(senders.toSorted());
  for (const words of [
    accountTexts.sms('123456', company, '').split('\n')[0],
    accountTexts.emailSubject('123456', company),
    accountTexts.confirmSubject(company),
    accountTexts.alreadyConfirmedSubject(company),
    accountTexts.loginContactAddedSubject(company),
    accountTexts.passwordChangedSubject(company),
    feedbackTexts.subject(company),
    feedbackTexts.portalSubject(company),
    feedbackTexts.feedbackSubject(5, company),
    approvalTexts.mailSubject(company),
    invoiceTexts.subject(company),
    invoiceTexts.reminderSubject(company),
    reminderTexts.stopped(company),
    reminderTexts.ceiling.nearSubject(company),
    reminderTexts.ceiling.reachedSubject(company),
    ...Object.values(reminderTexts.subjects).map((subject) => subject(company)),
    withdrawalTexts.receipt.subject(company),
    withdrawalTexts.provider.endedSubject(company),
    withdrawalTexts.provider.waitingSubject(company),
    withdrawalTexts.provider.reminderSubject(company),
    withdrawalTexts.answer.subject(company),
  ])
    expect(page).toContain(words);
});
