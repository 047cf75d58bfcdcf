import { REFUND_DAYS } from '@portal/api/payment/payment';
import { formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { toWireDate } from '@portal/domain/time/toWireDate';
import { termsAsText } from '../contractTerms/termsPart.ts';
import { beginningOf } from './beginningOf.ts';
import type { WithdrawalOffer } from '../withdrawals/withdrawalOffer.ts';
import type { NotificationFacts } from './notificationFacts.ts';
import type { MessageWords, NotificationKind, Words } from './notificationKind.ts';

/** How it was said, in words (BUD-30). */
const RECORDED_HOW = { phone: 'por telefone', in_person: 'no local', email: 'por e-mail' };

type NotificationKinds = {
  [Kind in keyof NotificationFacts]: NotificationKind<NotificationFacts[Kind]>;
};

const sms = ({ company, sentence, address }: MessageWords) => `${company}: ${sentence} ${address}`;
const email = ({ company, sentence, address }: MessageWords) => ({
  subject: `${company}: a sua marcação`,
  text: `${sentence}\n\n${company}\n${address}\n`,
});

const bookedEmail = (
  { what, day, start, company, address }: MessageWords & { what: string; start: Date },
  greeting: string,
  withdrawal = '',
) => ({
  subject: `Marcação para ${day(start)}`,
  text: `${greeting}.\n\nA sua marcação está registada.\n\n${what}\n${day(start)}\n${company}\n\nVeja os detalhes em:\n${address}\n${withdrawal}`,
});
const withdrawalLines = (offer: WithdrawalOffer | undefined) =>
  offer === undefined ? '' : `\nLivre resolução, até ${offer.until}:\n${offer.address}\n`;
const stateSentence = ({ title, state }: { title: string; state: string }) =>
  `${title}: ${state.toLowerCase()}.`;

const refundSentence = (refundCents: number) =>
  refundCents === 0
    ? ''
    : ` Devolvemos ${formatEuros(refundCents)} no prazo de ${REFUND_DAYS} dias.`;

const keptSentence = (keptCents = 0) =>
  keptCents === 0 ? '' : ` Ficam retidos ${formatEuros(keptCents)}.`;

/** Exact text (INV-06). */
const newInvoice = ({ company }: Words) => `Tem uma nova fatura de ${company}.`;
const documentSubject = ({ company, number }: { company: string; number: string }) =>
  `${company}: documento ${number}`;

/** Everything that a customer is notified of. `docs/notifications.md` has it as a table, which a test holds against this. */
export const notificationKinds: NotificationKinds = {
  appointmentBooked: {
    when: 'the customer books',
    type: 'action',
    isOwn: true,
    isLimited: true,
    bell: ({ what, day, start }) => `${what}: marcação para ${day(start)}.`,
    sms: ({ company, day, start, address }) =>
      `${company}: a sua marcação para ${day(start)} está registada. ${address}`,
    email: (words) =>
      bookedEmail(
        words,
        words.firstName === '' ? 'Bom dia' : `Bom dia, ${words.firstName}`,
        withdrawalLines(words.withdrawal),
      ),
    emailEnd: ({ terms }) => termsAsText(terms),
    hasCalendarEvent: true,
  },
  appointmentConfirmed: {
    when: 'the customer confirms that they will come',
    type: 'action',
    isOwn: true,
    bell: ({ day, start }) => `A sua presença na marcação para ${day(start)} está confirmada.`,
  },
  appointmentCancelled: {
    when: 'the customer cancels; with what goes back of what was paid',
    type: 'action',
    isOwn: true,
    isLimited: true,
    bell: ({ day, start, refundCents, keptCents }) =>
      `A marcação para ${day(start)} foi cancelada.${refundSentence(refundCents)}${keptSentence(keptCents)}`,
    email: (words) => ({ ...email(words), subject: `${words.company}: marcação cancelada` }),
    hasCalendarEvent: true,
  },
  noShowNoted: {
    when: 'the provider notes that nobody came to what was paid for',
    type: 'payment',
    bell: ({ day, start, refundCents, keptCents }) =>
      `Não compareceu à marcação para ${day(start)}.${refundSentence(refundCents)}${keptSentence(keptCents)}`,
    email: (words) => ({ ...email(words), subject: `${words.company}: não compareceu` }),
  },
  feeWaived: {
    when: 'the provider gives back what was kept of a booking',
    type: 'payment',
    /** Exact text (POL-10). */
    bell: ({ company, refundCents }) => `${company} devolve-lhe ${formatEuros(refundCents)}.`,
    sms: ({ sentence, address }) => `${sentence} ${address}`,
    smsWithoutEmailOnly: true,
    email: (words) => ({ ...email(words), subject: `${words.company}: devolução` }),
  },
  appointmentMoved: {
    when: 'the customer moves an appointment to another time',
    type: 'action',
    isOwn: true,
    isLimited: true,
    bell: ({ day, before, start }) => `Mudou a marcação de ${day(before)} para ${day(start)}.`,
    sms,
    smsWithoutEmailOnly: true,
    email: (words) => ({ ...email(words), subject: `${words.company}: nova hora da marcação` }),
    hasCalendarEvent: true,
  },
  moveRequested: {
    when: 'the customer asks for another time where the provider confirms moves by hand',
    type: 'action',
    isOwn: true,
    isLimited: true,
    bell: ({ day, start, wanted }) =>
      `Pediu para mudar a marcação de ${day(start)} para ${day(wanted)}. Até confirmarmos a nova hora, a sua marcação mantém-se.`,
    sms,
    smsWithoutEmailOnly: true,
    email: (words) => ({ ...email(words), subject: `${words.company}: pedido de nova hora` }),
  },
  moveConfirmed: {
    when: 'the provider confirms the other time that the customer asked for',
    type: 'action',
    bell: ({ day, before, start }) =>
      `A nova hora está confirmada: a marcação de ${day(before)} passou para ${day(start)}.`,
    sms,
    email: (words) => ({ ...email(words), subject: `${words.company}: nova hora da marcação` }),
    hasCalendarEvent: true,
  },
  moveRefused: {
    when: 'the provider refuses the other time that the customer asked for',
    type: 'action',
    bell: ({ day, start, wanted, reason }) =>
      `Não foi possível mudar para ${day(wanted)}. Mantém-se a marcação para ${day(start)}.${reason === null ? '' : ` ${reason}`}`,
    sms,
    email,
  },
  moveExpired: {
    when: 'the provider did not answer in time whether the other time suits',
    type: 'action',
    bell: ({ day, start, wanted }) =>
      `O pedido de mudança para ${day(wanted)} terminou sem resposta. Mantém-se a marcação para ${day(start)}.`,
    sms,
    email,
  },
  waitingOffered: {
    when: 'the customer waits for a time that became free, which is held for them',
    type: 'action',
    isLimited: true,
    /** Exact text (WAI-06). */
    bell: ({ day, time, start, until }) =>
      `Há uma vaga para si: ${day(start)}. Está reservada até às ${time(until)}.`,
    endsAt: ({ until }) => until,
    sms,
    email: ({ company, sentence, address }) => ({
      subject: `${company}: há uma vaga para si`,
      text: `${sentence}\n\nAceite, recuse ou saia da lista de espera em:\n${address}\n\n${company}\n`,
    }),
  },
  waitingOver: {
    when: 'the customer waited in vain: the last day is over, or the booking that was to be earlier begins',
    type: 'action',
    bell: ({ what, lastDay }) =>
      `A lista de espera terminou a ${toWireDate(lastDay)} sem vaga: ${what}.`,
  },
  waitingRemoved: {
    when: 'the provider removes the customer from the waiting list',
    type: 'action',
    bell: ({ what, company, reason }) =>
      `${company} terminou a sua inscrição na lista de espera (${what}): ${reason}`,
  },
  appointmentReleased: {
    when: 'a booking was not paid in time and lost its time',
    type: 'action',
    isLimited: true,
    bell: ({ day, start }) =>
      `A marcação para ${day(start)} foi cancelada porque o prazo de pagamento terminou.`,
    sms,
    email: ({ company, sentence, address }) => ({
      subject: `${company}: marcação cancelada por falta de pagamento`,
      text: `${sentence}\n\nSe entretanto pagou, o valor será devolvido. Pode fazer uma nova marcação quando quiser.\n\n${company}\n${address}\n`,
    }),
    hasCalendarEvent: true,
  },
  appointmentBookedByProvider: {
    when: 'the provider books for the customer',
    type: 'action',
    bell: ({ day, start }) => `Marcação para ${day(start)}.`,
    sms,
    email: (words) => bookedEmail(words, 'Bom dia'),
    hasCalendarEvent: true,
  },
  appointmentMovedByProvider: {
    when: 'the provider moves an appointment to another time',
    type: 'action',
    bell: ({ day, before, start }) => `A marcação de ${day(before)} passou para ${day(start)}.`,
    sms,
    email,
    hasCalendarEvent: true,
  },
  appointmentCancelledByProvider: {
    when: 'the provider cancels an appointment',
    type: 'action',
    bell: ({ day, start }) => `A marcação para ${day(start)} foi cancelada pelo prestador.`,
    sms,
    email,
    hasCalendarEvent: true,
  },
  workStateChanged: {
    when: 'the provider opens a work or moves it to another stage',
    type: 'check',
    bell: stateSentence,
  },
  workCompleted: {
    when: 'the provider completes a work; SMS and e-mail by the provider’s rules',
    type: 'check',
    bell: stateSentence,
  },
  workCancelled: {
    when: 'the provider calls a work off',
    type: 'action',
    bell: ({ title }) => `${title}: o serviço foi cancelado pelo prestador.`,
    sms,
    email: (words) => ({ ...email(words), subject: `${words.company}: serviço cancelado` }),
  },
  budgetPosted: {
    when: 'the provider posts a budget that waits for approval',
    type: 'action',
    bell: ({ title, totalCents, agreedCents }) =>
      `${title}: ${agreedCents === null ? 'o orçamento' : 'trabalho a mais'} de ${formatEuros(totalCents)} aguarda a sua aprovação.`,
    sms,
    email: ({ company, title, totalCents, agreedCents, address }) => ({
      subject: `${company}: ${agreedCents === null ? 'orçamento' : 'trabalho a mais'} por aprovar`,
      text: `Há ${agreedCents === null ? 'um orçamento' : 'trabalho a mais'} à espera da sua aprovação.\n\n${title}\nTotal: ${formatEuros(totalCents)}\n${agreedCents === null ? '' : `Já aprovado: ${formatEuros(agreedCents)}\n`}${company}\n\nVeja o orçamento em:\n${address}\n`,
    }),
  },
  agreementReduced: {
    when: 'the provider posts lines by which something that was approved costs less or falls away',
    type: 'check',
    bell: ({ title, beforeCents, afterCents }) =>
      `${title}: o que aprovou custa agora ${formatEuros(afterCents)}, em vez de ${formatEuros(beforeCents)}.`,
    email: (words) => ({ ...email(words), subject: `${words.company}: o que aprovou mudou` }),
  },
  decisionRecorded: {
    when: 'the provider records what the customer said of a budget by other ways',
    type: 'action',
    /** Exact text (BUD-30). */
    bell: ({ by, company, at, said, isApproval }) =>
      `${isApproval ? 'Aprovação' : 'Decisão'} registada por ${by} (${company}) a ${toWireDate(lisbonToday(at))}, ${RECORDED_HOW[said]}.`,
    sms,
    email: (words) => ({ ...email(words), subject: `${words.company}: decisão registada` }),
  },
  budgetApproved: {
    when: 'an approval cannot be taken back any more, ten minutes after it; one that the provider recorded, at once',
    type: 'action',
    isOwn: true,
    isLate: true,
    bell: ({ title, totalCents }) => `${title}: orçamento aprovado, ${formatEuros(totalCents)}.`,
    email: ({ company, title, totalCents, isAttached, withdrawal, address }) => ({
      subject: `${company}: orçamento aprovado`,
      text: `O orçamento está aprovado.\n\n${title}\nTotal aprovado: ${formatEuros(totalCents)}\n${company}\n\n${isAttached ? 'O documento segue em anexo. Está também em:' : 'O documento está em:'}\n${address}\n${withdrawalLines(withdrawal)}`,
    }),
    emailEnd: ({ terms }) => termsAsText(terms),
    needsLogin: true,
  },
  messageWritten: {
    when: 'the provider writes in the chat',
    type: 'message',
    bell: ({ company, message }) => `${company}: «${beginningOf(message)}»`,
    sms: ({ sentence, address }) => `${sentence} ${address}`,
    smsWithoutEmailOnly: true,
    email: ({ company, title, message, address }) => ({
      subject: `${company}: nova mensagem`,
      text: `${company} escreveu-lhe sobre ${title}:\n\n${message}\n\nVeja os detalhes em:\n${address}\n`,
    }),
  },
  paymentDemanded: {
    when: 'the provider asks for a payment',
    type: 'payment',
    bell: ({ title, totalCents }) => `${title}: pagamento de ${formatEuros(totalCents)} pendente.`,
    sms,
    email: ({ company, title, totalCents, address }) => ({
      subject: `Pagamento a ${company}`,
      text: `Há um pagamento pendente.\n\n${title}\nValor: ${formatEuros(totalCents)}\n${company}\n\nPague em:\n${address}\n`,
    }),
  },
  invoiceAttached: {
    when: 'the provider attaches a document of invoicing that nobody asked for',
    type: 'payment',
    bell: newInvoice,
    sms: ({ sentence, address }) => `${sentence} ${address}`,
    smsWithoutEmailOnly: true,
    email: ({ company, number, sentence, address }) => ({
      subject: documentSubject({ company, number }),
      text: `${sentence}\n\n${number}\n${company}\n\nDescarregue-a em:\n${address}\n`,
    }),
    needsLogin: true,
  },
  invoiceSent: {
    when: 'the provider attaches the document that was asked for; the e-mail brings it along, to the addresses of the request',
    type: 'payment',
    bell: newInvoice,
    email: ({ company, number, sentence, address }) => ({
      subject: documentSubject({ company, number }),
      text: `${sentence}\n\nSegue em anexo: ${number}, tal como o recebemos do prestador.\n${company}\n\nEstá também em:\n${address}\n`,
    }),
    needsLogin: true,
  },
  invoiceRefused: {
    when: 'the provider refuses a request for an invoice',
    type: 'check',
    bell: ({ company, reason }) => `${company} não enviou a fatura: ${reason}`,
    email: ({ company, sentence, address }) => ({
      subject: `${company}: o seu pedido`,
      text: `${sentence}\n\nPode voltar a pedi-la em:\n${address}\n`,
    }),
    needsLogin: true,
  },
  contractWithdrawn: {
    when: 'the customer withdraws from approved jobs; the receipt is a mail of its own',
    type: 'action',
    isOwn: true,
    bell: ({ what, refundCents }) => `Resolveu o contrato: ${what}.${refundSentence(refundCents)}`,
  },
  paymentReceived: {
    when: 'a payment arrives',
    type: 'payment',
    isOwn: true,
    bell: ({ what, totalCents }) => `Pagamento de ${formatEuros(totalCents)} recebido: ${what}.`,
    email: ({ company, what, totalCents, method, paidAt, day, address }) => ({
      subject: `Pagamento recebido por ${company}`,
      text: `O seu pagamento foi recebido.\n\n${what}\nValor: ${formatEuros(totalCents)}\nMétodo: ${PAYMENT_METHOD_LABELS[method]}\nData: ${day(paidAt)}\n${company}\n\nVeja os detalhes em:\n${address}\n`,
    }),
  },
};
