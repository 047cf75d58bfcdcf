import { accountNeeded } from '@portal/api/payment/refundAccount';
import { REFUND_DAYS } from '@portal/api/payment/payment';
import { formatEuros } from '@portal/domain/money/cents';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { wallClock } from '../schedule/slots/wallClock.ts';

/** Words of statements of withdrawal, of their receipts and answers. */
export const texts = {
  /** Why services of health are outside of the right to withdraw. */
  healthService: 'Serviço de saúde (Decreto-Lei n.º 24/2014, artigo 2.º).',
  notBooked: 'Não foi possível marcar',
  /** Exact beginning (part 3, general rule 3). */
  wrongFormat: (field: string) => `Formato Inválido: ${field}`,
  booking: (services: string, start: Date, zone: string) => {
    const clock = wallClock(start, zone);
    return `${services}, ${formatDayMonthYear(clock.date)} às ${clock.time}`;
  },
  /** Of a work, as a link names it. */
  approvedJobs: (start: Date, zone: string) =>
    `Trabalhos aprovados do serviço de ${formatDayMonthYear(wallClock(start, zone).date)}`,
  jobs: (titles: readonly string[]) => titles.join(', '),
  statement: (contract: string) => `Comunico que resolvo este contrato: ${contract}.`,
  receipt: {
    subject: (company: string) => `${company}: comprovativo da sua declaração de resolução`,
    head: (at: string) => `Recebemos a sua declaração a ${at}.`,
    id: (id: string) => `Registo: ${id}`,
    name: (name: string) => `Nome: ${name}`,
    email: (email: string) => `E-mail: ${email}`,
    ended: 'O contrato está resolvido.',
    refund: (cents: number) =>
      `Devolvemos ${formatEuros(cents)} pelo meio com que pagou, no prazo de ${REFUND_DAYS} dias.`,
    /** @param address of the page on which it is given; null where nobody can open it any more */
    transfer: (cents: number, address: string | null) =>
      `${accountNeeded(formatEuros(cents))} Indique-o ${address === null ? 'diretamente ao prestador.' : `em ${address}`}`,
    waits: (company: string) => `${company} vai responder-lhe para este e-mail.`,
  },
  provider: {
    endedSubject: (company: string) => `Um cliente de ${company} resolveu um contrato`,
    waitingSubject: (company: string) => `Um cliente de ${company} quer resolver um contrato`,
    head: (at: string) => `Declaração de livre resolução recebida a ${at}.`,
    ended: 'O contrato foi resolvido dentro do prazo: a marcação ou os trabalhos foram anulados.',
    refund: (cents: number) => `A devolver: ${formatEuros(cents)}.`,
    transfer: (cents: number) =>
      `Por transferência, para o IBAN que lhe for indicado: ${formatEuros(cents)}.`,
    waits: 'Aceite-a ou recuse-a com o motivo, no seu sistema ou em resposta a este e-mail.',
    reminderSubject: (company: string) => `Uma declaração a ${company} ainda espera por resposta`,
    forward: (company: string) =>
      `\n\nEste prestador não tem e-mail: reencaminhe para ${company}.\n`,
  },
  answer: {
    subject: (company: string) => `${company}: resposta à sua declaração de resolução`,
    accepted: (company: string) =>
      `${company} aceitou a sua declaração: o contrato está resolvido.`,
    stays: 'O que já está feito mantém-se.',
    refused: (company: string, reason: string) =>
      `${company} não aceitou a sua declaração. Motivo: ${reason}`,
    rights: 'Se não concordar, pode reclamar no Livro de Reclamações, em www.livroreclamacoes.pt.',
  },
} as const;
